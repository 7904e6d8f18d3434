import type { Short } from './emails.ts';

/** What fraud writes that names nothing it is after: a link to follow, or an answer to give. */
export const FRAUD: Readonly<Record<string, readonly Short[]>> = {
  en: [
    [
      'HR Department <notice@qzrtk-forms.example>',
      'Action required: updated employee handbook',
      'Dear employee,\n\nThe updated handbook needs to be acknowledged by every member of staff before the end of today. Please review and confirm it here:\n\nReview handbook: https://www.qzrtk-forms.example/h/291\n\nEmployees who have not confirmed will be reported to their manager.\n\nHuman Resources',
    ],
    [
      'Mail Administrator <postmaster@lanternbay.example>',
      '4 messages on hold',
      'You have 4 incoming messages that could not be delivered to your mailbox. Release them within 24 hours or they will be deleted.\n\nRelease messages: https://lanternbay.example/q/8812',
    ],
    [
      'Peter Ashford <p.ashford.office@quickmill.example>',
      'Quick favour',
      'Are you at your desk? I am in a meeting and cannot talk. I need six store cards for a client before noon; buy them, scratch them and send me the codes on the back. Keep it between us, I will pay you back today.',
    ],
    [
      'Alder Supplies Accounts <accounts@ninepath.example>',
      'Change of account for open invoices',
      'Dear Sir or Madam,\n\nour bank is being audited, so all open invoices are to be settled to our new account from today. Please confirm by return that the next transfer goes to the new details and tell nobody on the old number, it is no longer staffed.\n\nAccounts',
    ],
  ],
  de: [
    [
      'IT-Service <it@graniteway.example>',
      'Ihr Postfach läuft ab',
      'Sehr geehrter Nutzer,\n\nIhr Postfach hat das Ende seiner Gültigkeit erreicht. Bitte bestätigen Sie heute noch, dass Sie es weiter nutzen, sonst werden eingehende Nachrichten abgewiesen.\n\nJetzt bestätigen: https://graniteway.example/k/77\n\nIT-Service',
    ],
    [
      'Dokumente <teilen@quickmill.example>',
      'Ein Dokument wurde für Sie freigegeben',
      'Ein neues Dokument liegt für Sie bereit: Bonusliste_2026.xlsx. Es ist nur bis morgen abrufbar. Bitte öffnen Sie es über diesen Link und melden Sie sich mit Ihrer E-Mail-Adresse an: https://quickmill.example/d/5',
    ],
    [
      'Mama <neu7731@postbox.example>',
      'neue nummer',
      'hallo mein schatz, mein handy ist kaputt, das ist meine neue nummer. kannst du mir heute noch etwas überweisen? ich komme nicht in mein konto. schreib mir schnell zurück, anrufen geht nicht',
    ],
  ],
  fr: [
    [
      'Direction des ressources <rh@brookfield-conges.example>',
      'Nouveau plan de congés à valider',
      'Cher collaborateur,\n\nLe nouveau plan de congés doit être validé aujourd’hui par chaque salarié. Cliquez ci-dessous pour le consulter et le valider ; sans réponse, vos congés seront annulés.\n\nConsulter : https://brookfield-conges.example/v/3',
    ],
    [
      'Service colis <info@ninepath.example>',
      'Votre colis est retenu',
      'Votre colis n’a pas pu être livré : l’adresse est incomplète. Confirmez-la avant ce soir et réglez les frais de 1,99 €, sinon il sera renvoyé. https://ninepath.example/c/41',
    ],
    [
      'Julien Rousselot <direction@lanternbay.example>',
      'Confidentiel',
      'Bonjour, je suis en réunion et injoignable. J’ai besoin d’un virement urgent pour une acquisition, n’en parlez à personne avant la signature. Répondez-moi dès que vous êtes disponible, je vous envoie le RIB.',
    ],
  ],
  es: [
    [
      'Soporte de correo <soporte@graniteway.example>',
      'Mensajes pendientes',
      'Estimado usuario: tiene cuatro mensajes pendientes de entrega. Revíselos antes de mañana o serán eliminados del servidor. Ver mensajes: https://graniteway.example/m/4',
    ],
    [
      'Agencia de cobros <avisos@quickmill.example>',
      'Notificación administrativa',
      'Se ha emitido una notificación a su nombre que debe consultar en un plazo de 24 horas para evitar una sanción. Acceda al documento desde el siguiente enlace: https://quickmill.example/n/19',
    ],
    [
      'Laura Vidal <laura.v@postbox.example>',
      'trabajo desde casa',
      'Buscamos personas para recibir transferencias en su cuenta y reenviarlas a nuestros clientes. Se queda con el diez por ciento de cada una. No hace falta experiencia; responda con su nombre, teléfono y número de cuenta.',
    ],
  ],
  pt: [
    [
      'Suporte <apoio@lanternbay.example>',
      'A sua conta será encerrada',
      'Caro cliente, a sua conta será encerrada amanhã por falta de confirmação. Clique para manter a conta ativa: https://lanternbay.example/a/6',
    ],
    [
      'Fatura eletrónica <docs@ninepath.example>',
      'Fatura em atraso',
      'Segue a fatura em atraso referente ao último mês. Evite a suspensão do serviço: consulte e regularize hoje mesmo o valor em dívida. Ver fatura: https://ninepath.example/f/2',
    ],
    [
      'Valores a receber <info@brookfield.example>',
      'Tem um valor por levantar',
      'Foi encontrado um valor de 2.314,00 € em seu nome. Para o receber, responda com o seu nome completo, documento de identificação e conta bancária até sexta-feira. A taxa de libertação é de 29 €.',
    ],
  ],
  it: [
    [
      'Assistenza posta <assistenza@graniteway.example>',
      'Verifica richiesta',
      'Gentile utente, la sua casella verrà disattivata entro 24 ore. Per continuare a usarla confermi subito che è ancora attiva: https://graniteway.example/v/8',
    ],
    [
      'Scanner ufficio <scan@quickmill.example>',
      'Hai ricevuto una scansione',
      'È arrivata una nuova scansione dal dispositivo del secondo piano, 3 pagine. Il documento scade oggi. Apri il documento e accedi con la tua posta: https://quickmill.example/s/30',
    ],
    [
      'Marco Bellini <m.bellini77@postbox.example>',
      'ho bisogno di te',
      'Amore, mi hanno bloccato la carta e sono in aeroporto. Mi servono 600 euro per il biglietto, te li rendo appena arrivo. Non dirlo a nessuno, non posso telefonare. Scrivimi presto e ti mando i dati per il bonifico.',
    ],
  ],
  nl: [
    [
      'Personeelsportaal <hr@ninepath.example>',
      'Bonuslijst 2026',
      'Beste medewerker, de bonuslijst is vrijgegeven. Bekijk vandaag nog uw bedrag en bevestig het, anders vervalt het. Bekijk de lijst: https://ninepath.example/b/1',
    ],
    [
      'Pakketdienst <service@lanternbay.example>',
      'Uw pakket wacht',
      'Uw pakket kan niet worden bezorgd omdat er nog 2,95 euro invoerkosten openstaan. Betaal binnen 48 uur, anders gaat het retour: https://lanternbay.example/p/9',
    ],
    [
      'Verhuur Zuid <verhuur@quickmill.example>',
      'De woning is voor u',
      'Beste, de woning is nog vrij en u mag erin. Ik ben in het buitenland, dus bezichtigen kan niet. Maak de borg van 950 euro over, dan stuur ik de sleutels met de post. Reageer snel, er zijn meer belangstellenden.',
    ],
  ],
  pl: [
    [
      'Dział IT <it@brookfield.example>',
      'Wygaśnięcie skrzynki',
      'Szanowny użytkowniku, Twoja skrzynka wygaśnie dziś o północy. Aby ją zachować, potwierdź ją natychmiast pod tym adresem: https://brookfield.example/w/2',
    ],
    [
      'Podpis online <podpis@graniteway.example>',
      'Dokument do podpisu',
      'Otrzymano dokument, który wymaga Twojego podpisu do końca dnia. Otwórz dokument i zaloguj się, aby go zatwierdzić: https://graniteway.example/p/5',
    ],
    [
      'Kasia <kasia.nowy@postbox.example>',
      'pilne',
      'hej, możesz mi szybko wysłać kod BLIK na 400 zł? stoję przy kasie i karta mi nie działa, oddam wieczorem. nie dzwoń bo nie mogę rozmawiać',
    ],
  ],
};
