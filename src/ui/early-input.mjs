/**
 * Records presses and typing before an island is hydrated, and replays them afterwards: typed text is still in its
 * field then, but Preact doesn't know it. `data-late` marks elements that a module script activates instead, by
 * DOMContentLoaded. The page contains this function as text and runs it first, so it can't use anything from outside.
 */
export function keepEarlyInput() {
  const fields = new Map();
  const presses = new Map();
  const isLate = (node) => node.closest?.('astro-island[ssr],[data-late]');
  const listen = (type, handle) => document.addEventListener(type, handle, true);
  const whileLate = (type, keep) => listen(type, (event) => isLate(event.target) && keep(event.target, event));
  const press = (button, form) => {
    presses.set(form ?? button, button);
    if (button) button.dataset.pressed = '';
  };
  const field = (input) => fields.set(input, /^(?:checkbox|radio)$/.test(input.type) ? input.checked : input.value);
  const tell = (input, type) => input.dispatchEvent(new Event(type, { bubbles: true }));
  const retell = (input, value) => {
    if (value === true || value === false) {
      input.checked = !value;
      input.click();
      return;
    }
    if (input.type !== 'file' && input.value !== value) input.value = value;
    tell(input, 'input');
    tell(input, 'change');
  };
  const repeat = async ({ target }) => {
    for (const [input, value] of fields) {
      if (target.contains(input) && !isLate(input)) {
        fields.delete(input);
        retell(input, value);
        // Preact renders in a microtask, and a handler may depend on the result.
        await null;
      }
    }
    for (const [pressed, button] of presses) {
      if (target.contains(pressed) && !isLate(pressed)) {
        presses.delete(pressed);
        delete button?.dataset.pressed;
        if (pressed === button) button.click();
        else pressed.requestSubmit(button);
      }
    }
  };
  whileLate('input', field);
  whileLate('change', field);
  whileLate('click', (target) => {
    const button = target.closest('button[type=button]');
    if (button) press(button);
  });
  whileLate('submit', (form, event) => {
    event.preventDefault();
    press(event.submitter, form);
  });
  listen('astro:hydrate', repeat);
  listen('DOMContentLoaded', () => {
    for (const late of document.querySelectorAll('[data-late]')) delete late.dataset.late;
    repeat({ target: document });
  });
}
