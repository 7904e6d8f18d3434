import { outlook } from './outlook.ts';
import { watch } from './watch.ts';

watch(outlook);
