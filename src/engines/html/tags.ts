import { Tokenizer } from 'htmlparser2';

export interface TagHandler {
  /**
   * An element’s start, its name and attribute names in lower case; of attributes with the same name, the first counts.
   */
  open(name: string, attributes: Record<string, string>): void;
  text(text: string): void;
  close(name: string): void;
  comment?(content: string): void;
}

/**
 * Reads the tags of a page in their order. The parser of `htmlparser2` keeps a list of all open elements, whose length
 * the sender chooses: with a hundred thousand it takes minutes.
 * @param wanted names of the attributes that are kept; all when absent
 * @param xmlMode for XML, where CDATA sections are text and `<title>` is an element like any other
 */
export function readTags(
  html: string,
  { open, text, close, comment }: TagHandler,
  wanted?: ReadonlySet<string>,
  xmlMode = false,
): void {
  let name = '';
  let attributes: Record<string, string> = {};
  let attribute = '';
  let value = '';
  const tokenizer = new Tokenizer(
    { decodeEntities: true, xmlMode },
    {
      onopentagname(start, end) {
        name = html.slice(start, end).toLowerCase();
        attributes = {};
      },
      onattribname(start, end) {
        attribute = html.slice(start, end).toLowerCase();
        value = '';
      },
      onattribdata(start, end) {
        value += html.slice(start, end);
      },
      onattribentity(code) {
        value += String.fromCodePoint(code);
      },
      onattribend() {
        const isWanted = wanted === undefined || wanted.has(attribute);
        if (isWanted && !Object.hasOwn(attributes, attribute)) attributes[attribute] = value;
      },
      onopentagend: () => open(name, attributes),
      onselfclosingtag() {
        open(name, attributes);
        if (xmlMode) close(name);
      },
      onclosetag: (start, end) => close(html.slice(start, end).toLowerCase()),
      ontext: (start, end) => text(html.slice(start, end)),
      ontextentity: (code) => text(String.fromCodePoint(code)),
      oncdata: (start, end, offset) => xmlMode && text(html.slice(start, end - offset)),
      oncomment: (start, end) => comment?.(html.slice(start, end)),
      ondeclaration() {},
      onprocessinginstruction() {},
      onend() {},
    },
  );
  tokenizer.write(html);
  tokenizer.end();
}
