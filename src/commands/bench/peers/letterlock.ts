import { SEVERITIES } from '../../../engines/detection/analysis.ts';
import { analyse } from '../../../engines/detection/index.ts';
import { readMessage } from '../../../engines/detection/mime/message.ts';
import { outcomeOf } from '../detection/tally.ts';
import type { Filter } from './filter.ts';

const MEDIUM = SEVERITIES.indexOf('Medium');
const LOW = SEVERITIES.indexOf('Low');

/** Our own engine, in this process. */
export function letterlock(): Filter {
  return {
    name: 'Letterlock',
    thresholds: ['Medium or higher', 'Low or higher'],
    lanes: 1,
    judge: async (message) => {
      const { severity, harm } = outcomeOf('', null, analyse(await readMessage(message)), 0);
      const rank = SEVERITIES.indexOf(severity);
      return { harm, flagged: [rank >= MEDIUM, rank >= LOW] };
    },
    processorSeconds: () => {
      const { user, system } = process.cpuUsage();
      return (user + system) / 1e6;
    },
    stop: async () => {},
  };
}
