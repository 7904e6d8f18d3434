import { gmail } from './gmail.ts';
import { observePage } from './observe-page.ts';

observePage(gmail);
