import { createRoot } from 'react-dom/client';
import { keepTheme } from '../../ui/theme-script.ts';
import '../extension.css';
import { Options } from './Options.tsx';

keepTheme();
const root = document.querySelector('#root');
if (root) createRoot(root).render(<Options />);
