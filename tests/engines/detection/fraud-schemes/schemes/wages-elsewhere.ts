import type { Scheme } from './scheme.ts';

export const WAGES_ELSEWHERE: Scheme = {
  fraud: [
    [
      'Helen Marsh <helen.marsh.private@gmail.com>',
      'Payroll',
      'Hi Tom, I have opened an account with another bank and would like my salary to be paid there from this month. What do you need from me to make the change before the next payday?',
    ],
    [
      'Sabine Ott <sabine.ott.privat@gmx.de>',
      'Gehalt',
      'Hallo Herr Pohl, ich habe die Bank gewechselt und möchte, dass mein Gehalt ab diesem Monat auf das neue Konto geht. Was brauchen Sie von mir, damit es noch vor der nächsten Abrechnung klappt?',
    ],
    [
      'Claire Morin <claire.morin.perso@gmail.com>',
      'Salaire',
      'Bonjour Luc, j’ai changé de banque et je souhaite que mon salaire soit versé sur mon nouveau compte dès ce mois-ci. De quoi avez-vous besoin pour faire le changement avant la prochaine paie ?',
    ],
    [
      'Marta Vidal <marta.vidal.personal@gmail.com>',
      'Nómina',
      'Hola, Luis. He cambiado de banco y quiero que mi nómina se ingrese en la cuenta nueva desde este mes. ¿Qué necesitas de mí para hacer el cambio antes del próximo pago?',
    ],
    [
      'Teresa Lima <teresa.lima.pessoal@gmail.com>',
      'Salário',
      'Olá, Luís. Mudei de banco e queria que o meu salário fosse pago na conta nova já este mês. De que precisas para fazer a alteração antes do próximo pagamento?',
    ],
    [
      'Chiara Neri <chiara.neri.privata@gmail.com>',
      'Stipendio',
      'Ciao Luca, ho cambiato banca e vorrei che lo stipendio venisse accreditato sul nuovo conto già da questo mese. Di cosa hai bisogno per fare la modifica prima della prossima busta paga?',
    ],
    [
      'Linda Vos <linda.vos.prive@gmail.com>',
      'Salaris',
      'Hoi Peter, ik ben van bank veranderd en wil dat mijn salaris vanaf deze maand op mijn nieuwe rekening komt. Wat heb je van me nodig om dat voor de volgende betaling aan te passen?',
    ],
    [
      'Anna Sowa <anna.sowa.prywatna@wp.pl>',
      'Wynagrodzenie',
      'Dzień dobry, zmieniłam bank i chciałabym, żeby moje wynagrodzenie wpływało na nowe konto już od tego miesiąca. Czego Pan potrzebuje, żeby zmienić to przed najbliższą wypłatą?',
    ],
  ],
  honest: [
    [
      'Orrin HR <hr@orrin.example>',
      'Salary account',
      'Dear all, has your account changed? Please enter the new number yourself in the staff app, under Pay, or come to our office with your badge. We change no account by mail or telephone, which protects your salary.',
    ],
    [
      'Personalbüro Orrin <personal@orrin.example>',
      'Gehaltskonto',
      'Liebe Kolleginnen und Kollegen, hat sich Ihre Kontonummer geändert? Bitte tragen Sie die neue selbst in der Personal-App ein oder kommen Sie mit dem Ausweis bei uns vorbei. Per Mail oder Telefon ändern wir kein Konto.',
    ],
    [
      'Service du personnel <rh@orrin.example>',
      'Compte pour le salaire',
      'Bonjour à tous, votre compte bancaire a changé ? Saisissez vous-même le nouveau dans l’application du personnel ou passez au bureau avec votre badge. Nous ne modifions aucun compte par mail ni par téléphone.',
    ],
    [
      'Personal Orrin <personal@orrin.example>',
      'Cuenta de la nómina',
      'Buenos días a todos: ¿ha cambiado su número de cuenta? Introdúzcalo usted mismo en la aplicación del personal o pase por la oficina con su tarjeta. No cambiamos ninguna cuenta por correo ni por teléfono.',
    ],
    [
      'Pessoal Orrin <pessoal@orrin.example>',
      'Conta do salário',
      'Bom dia a todos: o número da sua conta mudou? Altere-o na aplicação do pessoal ou passe pelo escritório com o cartão. Não alteramos contas por e-mail nem por telefone.',
    ],
    [
      'Personale Orrin <personale@orrin.example>',
      'Conto dello stipendio',
      'Buongiorno a tutti, è cambiato il vostro conto bancario? Inserite da soli il nuovo nell’app del personale o passate in ufficio con il tesserino. Non cambiamo conti per mail o per telefono.',
    ],
    [
      'Personeelszaken Orrin <personeel@orrin.example>',
      'Rekening voor het salaris',
      'Beste collega’s, is uw rekeningnummer gewijzigd? Pas het zelf aan in de personeelsapp of kom langs op kantoor met uw pas. Wij wijzigen geen rekening per mail of telefoon. Let op: de app is zondag een uur dicht.',
    ],
    [
      'Kadry Orrin <kadry@orrin.example>',
      'Konto do wypłaty',
      'Dzień dobry, zmienił się Państwa numer konta? Proszę wpisać nowy samodzielnie w aplikacji pracowniczej albo przyjść do biura z identyfikatorem. Nie zmieniamy kont mailowo ani telefonicznie.',
    ],
  ],
};
