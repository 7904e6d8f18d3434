import type { EmailContents } from '../engines/detection/display/contents.ts';
import type { Email } from '../engines/detection/index.ts';
import type { Failure } from '../server/failure.ts';
import type { Services } from '../server/services.ts';
import type { TaskCaller } from '../server/worker-pool.ts';
import { runTask } from './run-task.server.ts';

/** What a reader may want to see of an email besides its text. None of it is stored. */
export function readContents(
  services: Pick<Services, 'workers'>,
  email: Email,
  authservId: string | undefined,
  caller: TaskCaller,
): Promise<EmailContents | Failure> {
  return runTask(
    services,
    'contentsOf',
    { email, now: Date.now(), ...(authservId !== undefined && { authservId }) },
    caller,
  );
}
