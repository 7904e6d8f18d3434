import { downloadData } from '../../../../../features/account/account.server.ts';
import { collectCorrections } from '../../../../../features/corrections/my-data.server.ts';
import { collectScanning } from '../../../../../features/scans/my-data.server.ts';
import { collectShared } from '../../../../../features/shared-verdicts/own-links.server.ts';
import { collectTasks } from '../../../../../features/tasks/my-data.server.ts';
import { endpoint, methodNotAllowed } from '../../../../../server/endpoint.ts';

export const prerender = false;

export const GET = endpoint({ access: 'signed-in' }, (call) =>
  downloadData(call, [collectScanning, collectCorrections, collectTasks, collectShared]),
);

export const ALL = methodNotAllowed({ GET });
