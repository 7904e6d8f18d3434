import type { Scenario } from '../seed.ts';

export const shortAccountNotice: Scenario = {
  id: 'short-account-notice',
  corporate: false,
  sender: 'company',
  heldBack: true,
  seeds: [
    {
      language: 'en',
      register: 'careful',
      short: true,
      opening: ['There is [new information|an update] on your {company} account.'],
      benign: {
        ask: ['Your yearly summary is ready. Sign in whenever it suits you.'],
        link: 'Go to account',
      },
      malicious: {
        ask: ['It has been limited. Only verified details can restore it.'],
        link: 'Go to account',
      },
      closing: ['Customer service'],
      subject: 'Important information about your account',
    },
    {
      language: 'de',
      register: 'careless',
      short: true,
      opening: ['sie haben [1 neue nachricht|eine neue mitteilung] in ihrem kundenkonto'],
      benign: {
        ask: ['neue öffnungszeiten ab {date}, sonst wird nichts geändert'],
        link: 'Nachricht lesen',
      },
      malicious: {
        ask: ['bitte bestätigen sie umgehend ihre daten, sonst wird es gesperrt'],
        link: 'Nachricht lesen',
      },
      closing: ['ihr team'],
      subject: 'wichtige mitteilung',
    },
    {
      language: 'fr',
      register: 'careful',
      short: true,
      opening: ['[Une action|Un message] vous attend dans votre espace client.'],
      benign: {
        ask: ["Votre nouvelle carte est prête pour vous à l'agence, sans rendez-vous."],
        link: 'Se connecter',
      },
      malicious: {
        ask: ['Vos informations doivent être actualisées avant ce soir pour éviter la suspension.'],
        link: 'Se connecter',
      },
      closing: ['{company}'],
      subject: 'Votre espace client',
    },
    {
      language: 'es',
      register: 'careless',
      short: true,
      opening: ['{name} hay [una novedad|un aviso] en tu cuenta'],
      benign: {
        ask: ['entra hoy para ver la factura de {small}, se cobra el {date}'],
        link: 'entrar',
      },
      malicious: {
        ask: ['hemos bloqueado una parte por seguridad, verifica tus datos ya'],
        link: 'entrar',
      },
      closing: ['{company}'],
      subject: 'aviso importante',
    },
    {
      language: 'pt',
      register: 'careful',
      short: true,
      opening: ['Tem um [novo comunicado|comunicado] da {company}.'],
      benign: {
        ask: ['A agência de {city} muda de morada em {date}. Nada muda nos contratos.'],
        link: 'Ler comunicado',
      },
      malicious: {
        ask: ['O seu registo expira. Regularize os dados para não perder o acesso.'],
        link: 'Ler comunicado',
      },
      closing: ['Atenciosamente'],
      subject: 'Comunicado',
    },
    {
      language: 'it',
      register: 'careless',
      short: true,
      opening: ['ciao {name}, [info|novità] sul tuo account'],
      benign: {
        ask: ['entro oggi carichiamo i punti di maggio, poi durano un anno'],
        link: 'accedi',
      },
      malicious: {
        ask: ['risulta sospeso, conferma subito i dati entro oggi o si chiude'],
        link: 'accedi',
      },
      closing: ['{company}'],
      subject: 'account',
    },
    {
      language: 'nl',
      register: 'careful',
      short: true,
      opening: ['In uw [persoonlijke omgeving|eigen omgeving] staat een bericht.'],
      benign: {
        ask: ['Het jaaroverzicht is toegevoegd aan uw account. Via inloggen leest u het.'],
        link: 'Bekijk bericht',
      },
      malicious: {
        ask: ['Die zijn verlopen. Werk ze vandaag bij om blokkering te voorkomen.'],
        link: 'Bekijk bericht',
      },
      closing: ['{company}'],
      subject: 'Er staat een bericht voor u klaar',
    },
    {
      language: 'pl',
      register: 'careless',
      short: true,
      opening: ['masz [1 wiadomość|nową wiadomość] w {company}'],
      benign: {
        ask: ['to potwierdzenie wizyty, zaloguj się żeby zmienić termin {date}'],
        link: 'przejdź',
      },
      malicious: {
        ask: ['konto wymaga weryfikacji, zaloguj się dzisiaj albo je zablokujemy'],
        link: 'przejdź',
      },
      closing: ['{company}'],
      subject: 'wiadomość w panelu',
    },
  ],
};
