import { createRoot } from 'react-dom/client';
import { followTheme } from '../../client/theme.ts';
import '../extension.css';
import { Options } from './Options.tsx';

followTheme();
const root = document.querySelector('#root');
if (root) createRoot(root).render(<Options />);
