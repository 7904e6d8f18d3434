const LENGTH = /^\d{1,4}(?:px|%)?$/;
const COUNT = /^\d{1,3}$/;
const COLOUR = /^(?:#[\da-f]{3,8}|[a-z]{3,30})$/i;
const NAME = /^[\w -]{1,200}$/;

/**
 * Attributes that are kept, with their allowed values. They don't include addresses, or names for scripts and forms.
 */
const EVERYWHERE: Readonly<Record<string, RegExp>> = {
  class: NAME,
  id: /^[\w-]{1,100}$/,
  dir: /^(?:ltr|rtl|auto)$/i,
  lang: /^[\w-]{2,35}$/,
  align: /^(?:left|right|center|justify)$/i,
  valign: /^(?:top|middle|bottom|baseline)$/i,
  bgcolor: COLOUR,
  width: LENGTH,
  height: LENGTH,
  border: COUNT,
  cellpadding: COUNT,
  cellspacing: COUNT,
  colspan: COUNT,
  rowspan: COUNT,
  hidden: /^/,
};
const OF_ONE: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  font: { color: COLOUR, face: /^[\w ,'-]{1,200}$/, size: /^[+-]?\d$/ },
  img: { alt: /^/ },
  ol: { start: COUNT, type: /^[1aAiI]$/ },
};
const LONGEST = 300;

export function safeAttributes(tag: string, attributes: Readonly<Record<string, string>>): Record<string, string> {
  const allowed = { ...EVERYWHERE, ...(Object.hasOwn(OF_ONE, tag) ? OF_ONE[tag] : {}) };
  const safe = Object.entries(allowed).flatMap(([name, pattern]) => {
    const value = attributes[name]?.trim().slice(0, LONGEST);
    return value !== undefined && pattern.test(value) ? [[name, value]] : [];
  });
  return Object.fromEntries(safe);
}
