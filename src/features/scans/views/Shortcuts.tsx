import { useStore } from '@nanostores/react';
import { Fragment } from 'react';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { $shortcuts } from '../keys.ts';
import { SHORTCUT_TEXTS } from '../view-texts.ts';

/** Says which keys work in the list, and turns them off. */
export function Shortcuts() {
  const on = useStore($shortcuts) === 'on';
  return (
    <section className="shortcuts" aria-label={SHORTCUT_TEXTS.heading}>
      <Checkbox checked={on} onChange={({ target }) => $shortcuts.set(target.checked ? 'on' : 'off')}>
        {SHORTCUT_TEXTS.use}
      </Checkbox>
      {on && (
        <dl>
          {SHORTCUT_TEXTS.keys.map(({ keys, does }) => (
            <div key={does}>
              <dt>
                {keys.map((key, index) => (
                  <Fragment key={key}>
                    {index > 0 && ' '}
                    <kbd>{key}</kbd>
                  </Fragment>
                ))}
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
