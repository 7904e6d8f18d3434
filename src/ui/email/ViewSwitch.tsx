import { Segmented } from '../Segmented.tsx';
import { VIEW_TEXTS } from './texts.ts';
import { $emailView, type EmailView } from './view-store.ts';

interface ViewSwitchProps {
  views: readonly EmailView[];
  view: EmailView;
}

export function ViewSwitch({ views, view }: ViewSwitchProps) {
  const options = views.map((value) => ({ value, label: VIEW_TEXTS.views[value] }));
  return (
    <Segmented legend={VIEW_TEXTS.legend} options={options} value={view} onChange={(one) => $emailView.set(one)} />
  );
}
