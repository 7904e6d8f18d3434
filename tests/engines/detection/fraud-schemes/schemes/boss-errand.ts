import type { Scheme } from './scheme.ts';

export const BOSS_ERRAND: Scheme = {
  fraud: [
    [
      'Martin Hale, Managing Director <m.hale.office@gmail.com>',
      'Confidential',
      'Hello Sarah, I am in talks with a supplier abroad and we need to settle an advance today. I cannot take calls during the negotiations. Please tell me the balance of the account and prepare a transfer of 18,400 euros; I will send you the details. Please keep this to yourself until the contract is signed.',
    ],
    [
      'Dr. Matthias Kern, Geschäftsführer <m.kern.gf@gmx.de>',
      'Vertraulich',
      'Guten Tag Frau Lorenz, wir stehen kurz vor dem Abschluss einer Übernahme. Dafür muss heute noch eine Anzahlung von 18.400 Euro angewiesen werden. Ich bin in Verhandlungen und telefonisch nicht erreichbar. Bitte sprechen Sie mit niemandem darüber, die Kontodaten sende ich Ihnen nach Ihrer Antwort.',
    ],
    [
      'Philippe Garnier, Directeur général <p.garnier.dg@gmail.com>',
      'Dossier confidentiel',
      'Bonjour Claire, nous finalisons le rachat d’une société étrangère et un acompte de 18 400 euros doit partir aujourd’hui. Je suis en déplacement et ne pourrai pas répondre au téléphone. Dites-moi le solde disponible et préparez le virement, je vous transmets le RIB. N’en parlez à personne avant l’annonce.',
    ],
    [
      'Javier Robles, Director General <j.robles.dg@gmail.com>',
      'Confidencial',
      'Buenos días, Marta. Estamos cerrando la compra de una empresa extranjera y hay que enviar hoy un anticipo de 18.400 euros. Estoy de viaje y no podré atender el teléfono. Dígame el saldo disponible y prepare la transferencia, le paso los datos. No lo comente con nadie hasta la firma.',
    ],
    [
      'Miguel Castro, Administrador <m.castro.adm@gmail.com>',
      'Confidencial',
      'Bom dia, Teresa. Estamos a fechar a compra de uma empresa estrangeira e é preciso enviar hoje um adiantamento de 18.400 euros. Estou em viagem e não posso atender o telefone. Diga-me o saldo disponível e prepare a transferência, envio-lhe os dados. Não comente com ninguém até à assinatura.',
    ],
    [
      'Roberto Galli, Amministratore Delegato <r.galli.ad@gmail.com>',
      'Riservato',
      'Buongiorno Chiara, stiamo chiudendo l’acquisto di una società estera e oggi deve partire un acconto di 18.400 euro. Sono in viaggio e non posso rispondere al telefono. Mi dica il saldo disponibile e prepari il bonifico, le mando i dati. Non ne parli con nessuno fino alla firma.',
    ],
    [
      'Maarten de Boer, directeur <m.deboer.dir@gmail.com>',
      'Vertrouwelijk',
      'Goedemorgen Linda, we ronden de overname van een buitenlands bedrijf af en vandaag moet er een aanbetaling van 18.400 euro weg. Ik ben op reis en telefonisch niet bereikbaar. Laat me het saldo weten en zet de overboeking klaar, ik stuur je de gegevens. Praat er met niemand over tot de ondertekening.',
    ],
    [
      'Tomasz Wilk, Prezes Zarządu <t.wilk.prezes@wp.pl>',
      'Poufne',
      'Dzień dobry, Pani Aniu. Finalizujemy zakup zagranicznej spółki i dziś musi wyjść zaliczka 18 400 euro. Jestem w podróży i nie mogę odbierać telefonu. Proszę podać saldo i przygotować przelew, dane prześlę. Proszę nikomu o tym nie mówić do podpisania umowy.',
    ],
  ],
  honest: [
    [
      'Martin Hale <martin.hale@haleparts.example>',
      'Deposit for the new lathe',
      'Hello Sarah, the deposit of 18,400 euros for the new lathe can go out this week, the order is in the folder and Peter has signed it. I am travelling until Thursday; ring me on my mobile if something is unclear.',
    ],
    [
      'Matthias Kern <kern@kern-drehteile.example>',
      'Anzahlung Drehbank',
      'Guten Tag Frau Lorenz, die Anzahlung von 18.400 Euro für die neue Drehbank kann diese Woche raus, die Bestellung liegt im Ordner und Herr Pohl hat sie gegengezeichnet. Ich bin bis Donnerstag unterwegs, auf dem Handy aber gut zu erreichen.',
    ],
    [
      'Philippe Garnier <p.garnier@garnier-usinage.example>',
      'Acompte du tour',
      'Bonjour Claire, l’acompte de 18 400 euros pour le nouveau tour peut partir cette semaine, la commande est dans le dossier et Luc l’a signée. Je suis en déplacement jusqu’à jeudi, vous pouvez m’appeler.',
    ],
    [
      'Javier Robles <jrobles@robles-mecanizados.example>',
      'Anticipo del torno',
      'Buenos días, Marta. El anticipo de 18.400 euros del torno nuevo puede salir esta semana, el pedido está en la carpeta y lo ha firmado Luis. Estoy de viaje hasta el jueves; llámame al móvil si tienes dudas.',
    ],
    [
      'Miguel Castro <mcastro@castro-maquinas.example>',
      'Sinal do torno',
      'Bom dia, Teresa. O sinal de 18.400 euros do torno novo pode seguir esta semana, a encomenda está na pasta e o Luís já assinou. Estou em viagem até quinta; liga-me se houver dúvidas.',
    ],
    [
      'Roberto Galli <rgalli@galli-tornitura.example>',
      'Acconto del tornio',
      'Buongiorno Chiara, l’acconto di 18.400 euro per il nuovo tornio può partire questa settimana, l’ordine è nella cartella e l’ha firmato Luca. Sono in viaggio fino a giovedì; chiamami se qualcosa non è chiaro.',
    ],
    [
      'Maarten de Boer <maarten@deboer-draaiwerk.example>',
      'Aanbetaling draaibank',
      'Goedemorgen Linda, de aanbetaling van 18.400 euro voor de nieuwe draaibank mag deze week weg, de bestelling zit in de map en Peter heeft getekend. Ik ben tot donderdag op reis; bel me gerust.',
    ],
    [
      'Tomasz Wilk <t.wilk@wilk-obrobka.example>',
      'Zaliczka na tokarkę',
      'Dzień dobry, Pani Aniu. Zaliczka 18 400 euro na nową tokarkę może wyjść w tym tygodniu, zamówienie jest w teczce i podpisał je Piotr. Jestem w podróży do czwartku, proszę dzwonić w razie pytań.',
    ],
  ],
};
