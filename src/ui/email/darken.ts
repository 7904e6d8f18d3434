import { SHARED } from './frame-css.ts';

/** Keywords that aren't a specific colour. */
const KEYWORDS = /^(?:|transparent|currentcolor|inherit|initial|unset|revert|revert-layer)$/i;

/** Colours of the frame that already follow the theme. */
const THEMED = new Set([...SHARED, '--tone'].map((name) => `var(${name})`));

/**
 * Darkens the colours that an email and its frame declare, and leaves pictures as they are: a filter over the whole
 * frame would change them too, and can’t be undone for them exactly.
 * @returns a function that restores the declared colours
 */
export function darken(doc: Document): () => void {
  const restoring: (() => void)[] = [];
  const styles = [doc.body, ...doc.body.querySelectorAll<HTMLElement>('[style]')].map(({ style }) => style);
  for (const { cssRules } of doc.adoptedStyleSheets) styles.push(...stylesIn(cssRules));
  for (const style of styles) {
    for (const name of [...style].filter((one) => one.endsWith('color'))) {
      const value = style.getPropertyValue(name);
      const priority = style.getPropertyPriority(name);
      if (KEYWORDS.test(value) || THEMED.has(value)) continue;
      style.setProperty(name, darkOf(value), priority);
      restoring.push(() => style.setProperty(name, value, priority));
    }
  }
  const before = [...doc.adoptedStyleSheets];
  doc.adoptedStyleSheets = [sheetForAttributes(doc), ...before];
  return () => {
    doc.adoptedStyleSheets = before;
    for (const restore of restoring) restore();
  };
}

function stylesIn(rules: CSSRuleList): CSSStyleDeclaration[] {
  return [...rules].flatMap((rule) => [
    ...('style' in rule ? [rule.style as CSSStyleDeclaration] : []),
    ...('cssRules' in rule ? stylesIn(rule.cssRules as CSSRuleList) : []),
  ]);
}

/** Rules for the colours in attributes. They give way to the email’s own, as the attributes do. */
function sheetForAttributes(doc: Document): CSSStyleSheet {
  const rules = new Set<string>();
  for (const element of doc.querySelectorAll('[bgcolor], font[color]')) {
    for (const [name, property] of [
      ['bgcolor', 'background-color'],
      ['color', 'color'],
    ] as const) {
      const value = element.getAttribute(name);
      if (value !== null) rules.add(`[${name}="${value}"] { ${property}: ${darkOf(value)} }`);
    }
  }
  const sheet = new (doc.defaultView ?? window).CSSStyleSheet();
  sheet.replaceSync(`@layer letterlock { ${[...rules].join(' ')} }`);
  return sheet;
}

/**
 * White becomes a dark grey and black white. Hues stay the same. The curve keeps white words on a medium colour
 * readable.
 */
const darkOf = (color: string) => `oklch(from ${color} calc(1 - 0.763 * pow(l, 1.3)) c h)`;
