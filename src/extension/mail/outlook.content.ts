import { markList } from '../marks/mark-list.ts';
import { observePage } from './observe-page.ts';
import { outlook, outlookList } from './outlook.ts';

markList(outlookList, observePage(outlook));
