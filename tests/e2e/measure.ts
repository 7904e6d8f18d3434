/*
 * What is measured inside the page. Each function is handed to the browser as text and so uses nothing from outside.
 */

export interface Target {
  what: string;
  inText: boolean;
  width: number;
  height: number;
}

/** The size of each control's target around its centre, up to 60 px, including its label and padding. */
export function targetSizes(within: string): Target[] {
  const controls = [
    ...(document.querySelector(within)?.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea') ??
      []),
  ];
  return controls
    .filter((control) => control.checkVisibility() && !control.matches('.skip-link, p a:not([class])'))
    .map((control) => {
      const { type, labels } = control as HTMLInputElement;
      const pressed = /radio|checkbox/.test(type) && labels?.[0] ? labels[0] : control;
      pressed.scrollIntoView({ block: 'center', behavior: 'instant' });
      const box = pressed.getClientRects()[0] ?? new DOMRect();
      const x = box.x + box.width / 2;
      const y = box.y + box.height / 2;
      const isHit = (atX: number, atY: number) => {
        const hit = document.elementFromPoint(atX, atY);
        return hit !== null && (control.contains(hit) || hit.closest('label')?.control === control);
      };
      const reach = (stepX: number, stepY: number) => {
        if (!isHit(x, y)) return 0;
        let hit = 0;
        let missed = 30;
        while (missed - hit > 0.1) {
          const distance = (hit + missed) / 2;
          if (isHit(x + stepX * distance, y + stepY * distance)) hit = distance;
          else missed = distance;
        }
        return hit;
      };
      return {
        what: control.outerHTML.slice(0, 160),
        inText: control.matches('.mark-number'),
        width: Math.round(reach(-1, 0) + reach(1, 0)),
        height: Math.round(reach(0, -1) + reach(0, 1)),
      };
    });
}

/** Mark numbers that cover words of their sheet or are split over two lines. */
export function spoiltMarks(): string[] {
  return [...document.querySelectorAll('.sheet')].flatMap((sheet) => {
    const walker = document.createTreeWalker(sheet, NodeFilter.SHOW_TEXT, (node) =>
      node.parentElement?.closest('.mark-number, .sheet-seal') ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
    );
    const words: { text: string; box: DOMRect }[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(node);
      // A line box extends above the capitals and below the baseline; the characters are in its middle.
      for (const { x, y, width, height } of range.getClientRects()) {
        words.push({ text: node.textContent ?? '', box: new DOMRect(x, y + height * 0.2, width, height * 0.6) });
      }
    }
    return [...sheet.querySelectorAll('.mark-number')].flatMap((number) => {
      const [box, ...more] = number.getClientRects();
      if (number.matches('[data-minor]') && !box) return [];
      const name = `${sheet.querySelector('.sheet-subject')?.id} ${number.textContent}`;
      if (!box || more.length > 0) return [`${name} is torn`];
      return words
        .filter(
          (word) =>
            Math.min(box.right, word.box.right) - Math.max(box.left, word.box.left) > 1 &&
            Math.min(box.bottom, word.box.bottom) - Math.max(box.top, word.box.top) > 1,
        )
        .map((word) => `${name} covers “${word.text.slice(0, 40)}”`);
    });
  });
}

/** Texts that overflow their component. */
export function escapingTexts(): string[] {
  const found: string[] = [];
  for (const component of document.querySelectorAll(
    '.button, .field, .notice, .sheet, .margin-note, .toast, .dialog',
  )) {
    const box = component.getBoundingClientRect();
    const walker = document.createTreeWalker(component, NodeFilter.SHOW_TEXT, (node) =>
      node.parentElement?.closest('.sr-only, .sheet-seal, select, [data-scrolls]')
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
    );
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(node);
      const escaped = [...range.getClientRects()].some(({ left, right, width }) => {
        // A space at the end of a line hangs and can't be seen.
        return width > 0 && node.textContent?.trim() && (left < box.left - 1 || right > box.right + 1);
      });
      if (escaped) found.push(`${component.className}: ${node.textContent?.slice(0, 60)}`);
    }
  }
  return found;
}

export interface SealPlace {
  sheet: string;
  /** From the seal's centre to the sheet's corner, in seal widths; positive is outside. */
  right: number;
  below: number;
  covered: string[];
}

/** The position of each seal on its sheet, and the words it covers. */
export function sealPlaces(): SealPlace[] {
  return [...document.querySelectorAll('.sheet:has(.seal)')].map((sheet) => {
    const verdict = sheet.querySelector('.seal')?.getBoundingClientRect() ?? new DOMRect();
    const middle = { x: (verdict.left + verdict.right) / 2, y: (verdict.top + verdict.bottom) / 2 };
    const radius = ((sheet.querySelector<HTMLElement>('.seal')?.offsetWidth ?? 0) * 58) / 120;
    const paper = sheet.getBoundingClientRect();
    const covered = [...sheet.querySelectorAll('dd, .sheet-subject, .sheet-body')].filter((part) => {
      const range = document.createRange();
      range.selectNodeContents(part);
      const visible = part.getBoundingClientRect();
      return [...range.getClientRects()].some((line) => {
        const x = Math.min(Math.max(middle.x, line.left), line.right);
        const y = Math.min(Math.max(middle.y, line.top), line.bottom);
        return line.top < visible.bottom && Math.hypot(x - middle.x, y - middle.y) < radius;
      });
    });
    return {
      sheet: sheet.querySelector('.sheet-subject')?.id ?? '',
      right: (middle.x - paper.right) / verdict.width,
      below: (middle.y - paper.bottom) / verdict.width,
      covered: covered.map((part) => part.className || part.tagName),
    };
  });
}

/** The distance of the farthest corner of each seal's words from its centre, as a share of the ring's radius, unrotated. */
export function sealWords(): number[] {
  return [...document.querySelectorAll<HTMLElement>('.seal')].map((verdict) => {
    const ring = (verdict.offsetWidth * 42) / 120;
    const corners = [...verdict.querySelectorAll<HTMLElement>('strong, .seal-degree')].flatMap((line) =>
      [line.offsetLeft, line.offsetLeft + line.offsetWidth].flatMap((x) =>
        [line.offsetTop, line.offsetTop + line.offsetHeight].map((y) =>
          Math.hypot(x - verdict.offsetWidth / 2, y - verdict.offsetHeight / 2),
        ),
      ),
    );
    return Math.max(...corners) / ring;
  });
}

export interface Ring {
  what: string;
  style: string;
  width: string;
  offset: string;
  color: string;
  /** The elements that may surround it. */
  grounds: string[];
}

/** The focus ring of the focused element, or null at the end of the page. */
export function focusRing(): Ring | null {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return null;
  const shown = focused.matches('.theme-switch input') ? focused.closest('label') : focused;
  if (!shown) return null;
  const style = getComputedStyle(shown);
  let grounds: string[] = [];
  for (let around = shown.parentElement; around && grounds.length === 0; around = around.parentElement) {
    const { backgroundColor, backgroundImage, backgroundSize } = getComputedStyle(around);
    const sizes = backgroundSize.split(', ');
    // A crease is a line on the background, not a background.
    const layers = backgroundImage.split(/, (?=[a-z-]+\()(?!oklch|rgb|color)/);
    const filling = layers.filter((_, index) => !sizes[index % sizes.length]?.startsWith('1px'));
    const colors = filling.join().match(/(?:rgba?|oklch|color)\([^)]*\)/g) ?? [];
    grounds = [backgroundColor, ...colors].filter((color) => !/^rgba\(.*, 0\)$|transparent/.test(color));
  }
  return {
    what: shown.outerHTML.slice(0, 120),
    style: style.outlineStyle,
    width: style.outlineWidth,
    offset: style.outlineOffset,
    color: style.outlineColor,
    grounds,
  };
}

/** The relative luminance (WCAG 2.2) of each CSS colour. */
export function luminances(colors: string[]): number[] {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  return colors.map((color) => {
    if (!canvas) return Number.NaN;
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((value) =>
      value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  });
}

/** The colours of every visible text and its background, each pair once. */
export function textColors(): { what: string; color: string; ground: string }[] {
  const pairs = new Map<string, { what: string; color: string; ground: string }>();
  for (const element of document.querySelectorAll('body *')) {
    const hasText = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
    if (!hasText || !element.checkVisibility() || element.closest('option, script, style')) continue;
    let ground = 'white';
    for (let around: Element | null = element; around; around = around.parentElement) {
      const { backgroundColor } = getComputedStyle(around);
      if (/^rgba\(.*, 0\)$/.test(backgroundColor)) continue;
      ground = backgroundColor;
      break;
    }
    const { color } = getComputedStyle(element);
    pairs.set(`${color} ${ground}`, { what: element.outerHTML.slice(0, 120), color, ground });
  }
  return [...pairs.values()];
}

export interface Motion {
  what: string;
  properties: string[];
  /** Milliseconds; the longest. */
  lasts: number;
}

/** Everything on the page with a transition or animation, including pseudo-elements. */
export function motions(): Motion[] {
  const milliseconds = (list: string) =>
    Math.max(...list.split(', ').map((time) => Number.parseFloat(time) * (time.endsWith('ms') ? 1 : 1000)));
  return [...document.querySelectorAll('*')].flatMap((element) =>
    [null, '::before', '::after', '::backdrop'].flatMap((pseudo) => {
      const style = getComputedStyle(element, pseudo);
      const lasts = Math.max(milliseconds(style.transitionDuration), milliseconds(style.animationDuration));
      if (lasts === 0) return [];
      const moved = milliseconds(style.transitionDuration) > 0 ? style.transitionProperty.split(', ') : [];
      return [{ what: `${element.tagName}.${element.getAttribute('class')}`, properties: moved, lasts }];
    }),
  );
}

/** The number of characters in the longest line of the selected elements. */
export function longestLine(selector: string): number {
  const lines = [...document.querySelectorAll(selector)].flatMap((block) => {
    const counts = new Map<number, number>();
    const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (let at = 0; at < (node.textContent?.length ?? 0); at += 1) {
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        const box = range.getBoundingClientRect();
        if (box.width > 0) counts.set(Math.round(box.bottom), (counts.get(Math.round(box.bottom)) ?? 0) + 1);
      }
    }
    return [...counts.values()];
  });
  return Math.max(...lines);
}
