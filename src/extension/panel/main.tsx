import { createRoot } from 'react-dom/client';
import { rove } from '../../ui/rove.ts';
import { keepTheme } from '../../ui/theme-script.ts';
import { followSelection } from '../selection.ts';
import '../extension.css';
import { Panel } from './Panel.tsx';
import { followPages } from './page-connection.ts';
import { followSite } from './site.ts';
import { takeSelection } from './store.ts';

keepTheme();
document.addEventListener('keydown', rove);
followSite();
followSelection(takeSelection);
followPages();
const root = document.querySelector('#root');
if (root) createRoot(root).render(<Panel />);
