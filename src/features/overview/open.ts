/** What opening the overview loads. */
export { askAhead } from './store.ts';
export { OverviewView } from './views/OverviewView.tsx';
