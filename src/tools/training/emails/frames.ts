import type { Random } from './random.ts';
import type { CorpusLanguage } from './schema.ts';

/** An email's text before it is laid out. */
export interface Content {
  subject: string;
  /** Paragraphs in order; the link is after the paragraph numbered `linkAfter`. */
  paragraphs: readonly string[];
  linkAfter: number;
  link: { words: string; href: string } | null;
  company: string;
  domain: string;
}

/** What surrounds honest and dishonest emails alike, so that it counts for neither. */
interface Surroundings {
  greeting: readonly string[];
  regards: readonly string[];
  why: string;
  unsubscribe: string;
  imprint: string;
  browser: string;
}

const SURROUNDINGS: Readonly<Record<CorpusLanguage, Surroundings>> = {
  en: {
    greeting: ['Hello {name},', 'Hi {name},', 'Dear {name},', 'Good morning {name},', ''],
    regards: ['Best regards,', 'Kind regards', 'Thanks,', 'Best,', ''],
    why: 'You receive this message because of your account with {company}.',
    unsubscribe: 'Unsubscribe',
    imprint: '{company}, 12 Mill Lane, {city}',
    browser: 'View in browser',
  },
  de: {
    greeting: ['Hallo {name},', 'Guten Tag {name},', 'Liebe/r {name},', 'Guten Morgen {name},', ''],
    regards: ['Mit freundlichen Grüßen', 'Viele Grüße', 'Beste Grüße', 'Danke und Gruß', ''],
    why: 'Sie erhalten diese Nachricht wegen Ihres Kontos bei {company}.',
    unsubscribe: 'Abmelden',
    imprint: '{company}, Mühlweg 12, {city}',
    browser: 'Im Browser ansehen',
  },
  fr: {
    greeting: ['Bonjour {name},', 'Cher/Chère {name},', 'Bonjour,', 'Bonsoir {name},', ''],
    regards: ['Cordialement,', 'Bien à vous,', 'Merci,', 'Salutations distinguées', ''],
    why: 'Vous recevez ce message en raison de votre compte chez {company}.',
    unsubscribe: 'Se désabonner',
    imprint: '{company}, 12 rue du Moulin, {city}',
    browser: 'Voir dans le navigateur',
  },
  es: {
    greeting: ['Hola {name}:', 'Estimado/a {name}:', 'Buenos días, {name}:', 'Buenas tardes:', ''],
    regards: ['Un saludo,', 'Saludos cordiales', 'Gracias,', 'Atentamente,', ''],
    why: 'Recibe este mensaje por su cuenta en {company}.',
    unsubscribe: 'Darse de baja',
    imprint: '{company}, calle del Molino 12, {city}',
    browser: 'Ver en el navegador',
  },
  pt: {
    greeting: ['Olá {name},', 'Caro/a {name},', 'Bom dia {name},', 'Boa tarde,', ''],
    regards: ['Com os melhores cumprimentos,', 'Atenciosamente,', 'Obrigado,', 'Abraço,', ''],
    why: 'Recebe esta mensagem por ter uma conta na {company}.',
    unsubscribe: 'Cancelar subscrição',
    imprint: '{company}, Rua do Moinho 12, {city}',
    browser: 'Ver no navegador',
  },
  it: {
    greeting: ['Ciao {name},', 'Gentile {name},', 'Buongiorno {name},', 'Salve,', ''],
    regards: ['Cordiali saluti,', 'Un saluto', 'Grazie,', 'A presto,', ''],
    why: 'Ricevi questo messaggio perché hai un account presso {company}.',
    unsubscribe: 'Annulla iscrizione',
    imprint: '{company}, via del Mulino 12, {city}',
    browser: 'Apri nel browser',
  },
  nl: {
    greeting: ['Hallo {name},', 'Beste {name},', 'Dag {name},', 'Goedemorgen {name},', ''],
    regards: ['Met vriendelijke groet,', 'Groeten,', 'Bedankt,', 'Hartelijke groet', ''],
    why: 'U ontvangt dit bericht vanwege uw account bij {company}.',
    unsubscribe: 'Uitschrijven',
    imprint: '{company}, Molenweg 12, {city}',
    browser: 'Bekijk in browser',
  },
  pl: {
    greeting: ['Cześć {name},', 'Dzień dobry {name},', 'Witaj {name},', 'Szanowni Państwo,', ''],
    regards: ['Pozdrawiam,', 'Z poważaniem', 'Dziękuję,', 'Serdecznie pozdrawiam,', ''],
    why: 'Otrzymujesz tę wiadomość, ponieważ masz konto w {company}.',
    unsubscribe: 'Wypisz się',
    imprint: '{company}, ul. Młyńska 12, {city}',
    browser: 'Zobacz w przeglądarce',
  },
};

export const FRAMES = ['plain', 'plain-signed', 'plain-terse', 'card', 'table', 'newsletter'] as const;
/** What surrounds a short email: nothing. */
export const SHORT_FRAMES = ['plain-bare', 'page-bare'] as const;
export type Frame = (typeof FRAMES | typeof SHORT_FRAMES)[number];

/** Sets an email in a frame. The text of greeting, farewell and footer is chosen by `random`, never by the label. */
export function setIn(
  frame: Frame,
  language: CorpusLanguage,
  content: Content,
  signature: string,
  random: Random,
): { body: string; html?: string } {
  const around = SURROUNDINGS[language];
  const isBare = frame.endsWith('bare');
  const greeting = isBare ? '' : random.pick(around.greeting);
  const regards = isBare ? '' : random.pick(around.regards);
  if (frame.startsWith('plain')) {
    const written = withLink(content, ({ words, href }) => `${words}: ${href}`);
    if (isBare) return { body: written.join('\n\n') };
    const blocks = [
      ...(frame === 'plain-terse' ? [] : [greeting]),
      ...written,
      ...(frame === 'plain-terse' ? [signature] : [`${regards}\n${signature}`.trim()]),
      ...(frame === 'plain-signed' ? [`-- \n${signature}\n${content.company}`] : []),
    ];
    return { body: blocks.filter((block) => block !== '').join('\n\n') };
  }
  const end = isBare ? '' : `${regards}<br>${escaped(signature)}`;
  return { body: '', html: page(frame, around, greeting, end, content, random) };
}

function withLink({ paragraphs, linkAfter, link }: Content, render: (link: { words: string; href: string }) => string) {
  const blocks = [...paragraphs];
  if (link) blocks.splice(linkAfter, 0, render(link));
  return blocks;
}

function page(frame: Frame, around: Surroundings, greeting: string, end: string, content: Content, random: Random) {
  const colour = random.pick(['#1d4ed8', '#0f766e', '#b91c1c', '#7c3aed', '#111827', '#ea580c']);
  const button = ({ words, href }: { words: string; href: string }) =>
    `<a href="${href}" style="background:${colour};color:#fff;padding:12px 20px;border-radius:4px">${escaped(words)}</a>`;
  const blocks = withLink({ ...content, paragraphs: content.paragraphs.map(escaped) }, button);
  const main = [escaped(greeting), ...blocks, end].filter((block) => block !== '').map((block) => `<p>${block}</p>`);
  if (frame === 'page-bare') return wrap(main.join(''));
  const preheader = `<div style="display:none;max-height:0">${escaped((content.paragraphs[0] ?? '').slice(0, 80))}</div>`;
  const footer = [
    `<p style="font-size:12px;color:#6b7280">${escaped(around.why)}</p>`,
    `<p style="font-size:12px">${escaped(around.imprint)} · <a href="https://click.${content.domain}/u/${random.below(1e6)}">${escaped(around.unsubscribe)}</a></p>`,
  ];
  const pixel = `<img src="https://click.${content.domain}/o/${random.below(1e6)}.gif" width="1" height="1" alt="">`;
  const logo = `<h2 style="color:${colour}">${escaped(content.company)}</h2>`;
  if (frame === 'card') return wrap(`<div style="max-width:560px;margin:auto">${main.join('')}</div>`);
  if (frame === 'table') {
    return wrap(
      `${preheader}<table width="100%"><tr><td align="center"><table width="600"><tr><td>${logo}</td></tr>` +
        `<tr><td>${main.join('')}</td></tr><tr><td>${footer.join('')}</td></tr></table></td></tr></table>`,
    );
  }
  const browser = `<p style="font-size:11px"><a href="https://click.${content.domain}/v/${random.below(1e6)}">${escaped(around.browser)}</a></p>`;
  return wrap(`${preheader}${browser}${logo}<hr>${main.join('')}<hr>${footer.join('')}${pixel}`);
}

function wrap(content: string): string {
  return `<!doctype html><html><body style="font-family:sans-serif">${content}</body></html>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
