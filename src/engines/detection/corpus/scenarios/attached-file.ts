import type { Scenario } from '../seed.ts';

export const attachedFile: Scenario = {
  id: 'attached-file',
  corporate: true,
  sender: 'company',
  seeds: [
    {
      language: 'en',
      register: 'careful',
      opening: ['Please find attached the document concerning claim {ref}, [dated {past}|of {past}].'],
      benign: {
        ask: [
          "It is the assessor's report you discussed with {other} on the telephone, four pages with photographs. Read it at leisure; if the {amount} or a measurement is wrong, mark it with a pen and send it back before {date}. A paper copy is in the post to {own}.",
        ],
      },
      malicious: {
        ask: [
          'It is protected for your security. Open the attachment on a computer, choose Enable content and enter the password 2026; the figures then appear. If it is not opened before {date}, the claim lapses and {amount} will be charged to {own}.',
        ],
      },
      closing: ['Claims handling'],
      subject: 'Claim {ref}: document attached',
    },
    {
      language: 'de',
      register: 'careless',
      opening: ['hallo, im anhang die rechnung über {amount} [vom {past}|von letzter woche]'],
      benign: {
        ask: [
          'die datei ist nur für den aufzug in {city}, zum öffnen reicht ein handy, auftrag war von herrn {other}. zahlungsziel wie immer 30 tage, konto ist das gleiche wie seit jahren. wenn die nummer von der bestellung draufstehen muss sagt bescheid dann schreib ich sie neu',
        ],
      },
      malicious: {
        ask: [
          'bitte heute noch öffnen, die datei geht am pc und windows fragt zweimal, da immer auf ja. wenn nichts kommt makros einschalten. danach prüfen und zahlen, sonst geht das morgen an den anwalt und wird teurer',
        ],
      },
      closing: ['buchhaltung'],
      subject: 'rechnung im anhang',
    },
    {
      language: 'fr',
      register: 'careful',
      opening: ['Vous trouverez ci-joint [votre convocation|la convocation] du {past}, référencée {ref}.'],
      benign: {
        ask: [
          "Elle concerne l'assemblée des copropriétaires du {date} à {time} et des travaux de {amount}. Le pouvoir à découper se trouve en dernière page ; il peut être remis à un voisin ou au gardien. Les comptes sont consultables au cabinet, à {city}, aux heures d'ouverture. Un exemplaire papier suit par courrier.",
        ],
      },
      malicious: {
        ask: [
          'Elle vous est adressée par le parquet dans une affaire vous visant personnellement. Prenez connaissance de la pièce jointe et répondez à cette adresse sous soixante-douze heures avec vos explications, faute de quoi un mandat sera transmis à la gendarmerie de {city} et les médias informés.',
        ],
      },
      closing: ['Le secrétariat'],
      subject: 'Convocation : pièce jointe',
    },
    {
      language: 'es',
      register: 'careless',
      opening: ['buenos dias, [adjunto comprobante|le adjunto el comprobante] de la transferencia de {amount}'],
      benign: {
        ask: [
          'es el archivo del pedido {ref}, nuestro programa lo manda hoy solo, ya puede darlo por cobrado. si el banco le descuenta comision nos lo dice y la ponemos nosotros. el proximo sera para {date}, misma cantidad, y a ver si mandan menos carton',
        ],
      },
      malicious: {
        ask: [
          'el banco dice que los datos estan mal y lo devuelve si no los revisa hoy. abra el archivo comprimido en el ordenador, la contraseña es 1234, y pulse permitir. si el antivirus salta es normal, desactivelo un momento y vuelva a abrir',
        ],
      },
      closing: ['quedo atento'],
      subject: 'adjunto comprobante',
    },
    {
      language: 'pt',
      register: 'careful',
      opening: ['Segue em anexo o comunicado referente à sua conta empresarial. [Protocolo: {ref}.|Protocolo {ref}.]'],
      benign: {
        ask: [
          'O documento traz as tarifas que passam a valer em {date}, já apresentadas pelo gerente {other} na visita de {past}. Não é preciso responder. Caso a {own} queira mudar de pacote, o pedido é feito na agência de {city}, com a assinatura dos sócios.',
        ],
      },
      malicious: {
        ask: [
          'O documento, criado em {past}, traz a nova atualização de segurança, obrigatória até {date}. Baixe o arquivo anexo, execute-o no computador usado para acessar o banco e mantenha o token conectado até o fim. Caso não seja instalado, a conta da {own} será bloqueada e uma tarifa de {small} cobrada.',
        ],
      },
      closing: ['Atendimento empresarial'],
      subject: 'Comunicado importante em anexo',
    },
    {
      language: 'it',
      register: 'careless',
      opening: ["buongiorno, in allegato [l'ordine|l'ordine firmato] come da accordi"],
      benign: {
        ask: [
          "sono i soliti 40 pezzi più i 5 che ci dovete dal {past}. se le date non vi tornano chiamate {other} in magazzino. il pdf è un po' storto perché lo scanner fa i capricci ma si legge, l'originale ve lo porta l'autista",
        ],
      },
      malicious: {
        ask: [
          'si apre con il vostro account di posta, fate doppio clic, mettete mail e password e compare. se il computer dice che è pericoloso cliccate ulteriori informazioni ed esegui comunque. fate in fretta che lo sconto vale oggi',
        ],
      },
      closing: ['grazie mille'],
      subject: 'Re: ordine {ref} allegato',
    },
    {
      language: 'nl',
      register: 'careful',
      opening: ['In de bijlage vindt u de stukken in de zaak met kenmerk {ref}, [gedateerd {past}|van {past}].'],
      benign: {
        ask: [
          'Het betreft het loonbeslag ({amount}) van een medewerker waarover wij u per brief hebben geïnformeerd. Wilt u de verklaring op bladzijde drie invullen en ondertekend terugsturen? Dat mag tot {date}. Bij vragen belt u ons kantoor in {city}; de gegevens staan ook in het openbare register.',
        ],
      },
      malicious: {
        ask: [
          'Het betreft een openstaande vordering op {own}. Open de bijlage, klik bovenin op Bewerken inschakelen en volg de stappen; het programma dat dan start, toont de specificatie. Doet u dit niet voor {time}, dan wordt vandaag beslag gelegd op alle rekeningen en komen er {amount} kosten bij.',
        ],
      },
      closing: ['Gerechtsdeurwaarderskantoor'],
      subject: 'Beslaglegging: zie bijlage',
    },
    {
      language: 'pl',
      register: 'careless',
      opening: ['dzień dobry, w załączniku zapytanie [dla {own}|do firmy {own}]'],
      benign: {
        ask: [
          'chodzi o 120 m2 blachy, rysunek jest na drugiej stronie, wymiary w milimetrach. ofertę poproszę do {date}, termin dostawy do uzgodnienia. jak czegoś nie widać to podeślę zdjęcie z budowy, dzwonić można do {time}',
        ],
      },
      malicious: {
        ask: [
          'plik jest spakowany, hasło 777. proszę rozpakować na komputerze i uruchomić, potem kliknąć tak jak system zapyta, inaczej specyfikacja się nie pokaże. na telefonie nie działa. proszę dzisiaj bo {date} zamykamy listę',
        ],
      },
      closing: ['pozdrawiam'],
      subject: 'załącznik - zapytanie ofertowe',
    },
  ],
};
