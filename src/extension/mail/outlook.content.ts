import { observePage } from './observe-page.ts';
import { outlook } from './outlook.ts';

observePage(outlook);
