import type { Scheme } from './scheme.ts';

export const SIGN_IN_OR_CLOSED: Scheme = {
  fraud: [
    [
      'Post desk <desk@alderpost.example>',
      'Mailbox',
      'Sign in with your password today, or your mailbox is closed: https://portal.elmgate.example/x',
    ],
    [
      'Postamt <amt@alderpost.example>',
      'Postfach',
      'Melden Sie sich heute mit Ihrem Passwort an, sonst wird Ihr Postfach geschlossen: https://portal.elmgate.example/x',
    ],
    [
      'Poste <poste@alderpost.example>',
      'Messagerie',
      'Connectez-vous aujourd’hui avec votre mot de passe, sinon votre boîte est fermée : https://portal.elmgate.example/x',
    ],
    [
      'Correo <correo@alderpost.example>',
      'Buzón',
      'Inicie sesión hoy con su contraseña o su buzón se cerrará: https://portal.elmgate.example/x',
    ],
    [
      'Correio <correio@alderpost.example>',
      'Caixa de correio',
      'Inicie sessão hoje com a sua palavra-passe ou a sua caixa de correio é encerrada: https://portal.elmgate.example/x',
    ],
    [
      'Posta <posta@alderpost.example>',
      'Casella',
      'Acceda oggi con la sua password o la sua casella viene chiusa: https://portal.elmgate.example/x',
    ],
    [
      'Post <post@alderpost.example>',
      'Mailbox',
      'Log vandaag in met uw wachtwoord, anders wordt uw mailbox gesloten: https://portal.elmgate.example/x',
    ],
    [
      'Poczta <poczta@alderpost.example>',
      'Skrzynka',
      'Zaloguj się dziś swoim hasłem, inaczej skrzynka zostanie zamknięta: https://portal.elmgate.example/x',
    ],
  ],
  honest: [
    [
      'Ruth Kemble <ruth@alderpost.example>',
      'Timesheets',
      'The timesheets for May are open until Friday. Fill yours in on the portal as usual, or hand me the paper one at the desk.',
    ],
    [
      'Ute Brandl <ute@alderpost.example>',
      'Stundenzettel',
      'Die Stundenzettel für Mai sind bis Freitag offen. Bitte wie immer im Portal ausfüllen, sonst gern auf Papier bei mir abgeben.',
    ],
    [
      'Hélène Vasseur <helene@alderpost.example>',
      'Feuilles d’heures',
      'Les feuilles d’heures de mai sont ouvertes jusqu’à vendredi. Remplissez-les comme d’habitude, sinon déposez la feuille à mon bureau.',
    ],
    [
      'Pilar Montes <pilar@alderpost.example>',
      'Partes de horas',
      'Los partes de horas de mayo están abiertos hasta el viernes. Rellénalos como siempre o déjame la hoja en la mesa.',
    ],
    [
      'Rita Falcão <rita@alderpost.example>',
      'Folhas de horas',
      'As folhas de horas de maio estão abertas até sexta-feira. Preencham como sempre ou deixem a folha na minha mesa.',
    ],
    [
      'Paola Serra <paola@alderpost.example>',
      'Fogli ore',
      'I fogli ore di maggio sono aperti fino a venerdì. Compilateli come sempre oppure lasciate il foglio sulla mia scrivania.',
    ],
    [
      'Anneke Smit <anneke@alderpost.example>',
      'Urenstaten',
      'De urenstaten van mei staan open tot vrijdag. Vul ze in zoals altijd, anders mag het briefje ook op mijn bureau.',
    ],
    [
      'Ewa Lis <ewa@alderpost.example>',
      'Karty godzin',
      'Karty godzin za maj są otwarte do piątku. Proszę wypełnić jak zawsze albo zostawić kartkę na moim biurku.',
    ],
  ],
};
