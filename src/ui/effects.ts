import { options } from 'preact';

// Effects run as soon as what they belong to is drawn, and not a frame later: what is pressed at once must find them done.
options.requestAnimationFrame = queueMicrotask;
