import { useId } from 'react';
import { VIEW_TEXTS } from './texts.ts';
import { $emailView, type EmailView } from './view-store.ts';

interface ViewSwitchProps {
  views: readonly EmailView[];
  view: EmailView;
}

/** One stop of the tab key; arrow keys change the view. */
export function ViewSwitch({ views, view }: ViewSwitchProps) {
  const name = useId();
  return (
    <fieldset className="view-switch">
      <legend className="sr-only">{VIEW_TEXTS.legend}</legend>
      {views.map((one) => (
        <label key={one}>
          <input
            type="radio"
            className="sr-only"
            name={name}
            value={one}
            checked={one === view}
            onChange={() => $emailView.set(one)}
          />
          {VIEW_TEXTS.views[one]}
        </label>
      ))}
    </fieldset>
  );
}
