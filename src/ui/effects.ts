import { options } from 'preact';

// Runs effects as soon as their component is rendered, not a frame later, so that they are done before the user can
// press anything.
options.requestAnimationFrame = queueMicrotask;
