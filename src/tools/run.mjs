// Plain JavaScript, as src/commands/install.mjs: `node src/tools/run.mjs NAME …` runs `src/tools/NAME.ts`.
import { runProgram } from '../commands/install.mjs';

const [name, ...args] = process.argv.slice(2);
runProgram(`src/tools/${name}.ts`, args);
