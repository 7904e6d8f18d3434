import { markList } from '../marks/mark-list.ts';
import { gmail, gmailList } from './gmail.ts';
import { observePage } from './observe-page.ts';

markList(gmailList, observePage(gmail));
