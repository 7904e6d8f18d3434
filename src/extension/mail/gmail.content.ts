import { gmail } from './gmail.ts';
import { watch } from './watch.ts';

watch(gmail);
