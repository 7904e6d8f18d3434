import type { Short } from './emails.ts';

/** What small firms, offices, clubs, schools and friends write on an ordinary day. */
export const HONEST: Readonly<Record<string, readonly Short[]>> = {
  en: [
    [
      'Fernhill Nursery <news@fernhillnursery.example>',
      'Spring catalogue',
      'Hello Grace,\n\nOur spring catalogue is here, with two new roses and the apple trees that many of you asked for. Orders placed before 12 March are delivered in the first week of April; until then you can look round the nursery on Saturdays.\n\nhttps://www.fernhillnursery.example/spring\n\nThe team at Fernhill',
    ],
    [
      'Pell & Sons Joinery <office@pelljoinery.example>',
      'Invoice 2231',
      'Dear Mrs Ainsley,\n\nThank you for your order. Please find our invoice 2231 for the two windows attached; it is due within 14 days. Our bank details are on the invoice and have not changed. If you have any questions please ring us on 0113 555 0142.\n\nKind regards\nMartin Pell',
    ],
    [
      'Ashdown Dental <reception@ashdown-dental.example>',
      'Your appointment on Tuesday',
      'Dear Mr Holloway,\n\nThis is a reminder of your appointment with Dr Desai on Tuesday 4 November at 9:40. If you cannot come, please let us know a day before, by answering this mail or by telephone. Please bring your list of medicines.\n\nReception, Ashdown Dental Practice',
    ],
    [
      'Riverside Rowing Club <treasurer@riversiderowing.example>',
      'Annual subscription',
      'Dear members,\n\nthe annual subscription falls due on 1 October. As in other years it is £84, by bank transfer to the usual account, with your name as reference. If money is tight this year, have a word with me and we will find a way.\n\nSee you on the water\nColin Tanner, treasurer',
    ],
    [
      'Priya Larkin <priya.larkin@larkinhome.example>',
      'photos',
      'hi both, photos from sunday are here: https://photos.larkinhome.example/s/7d2 – the one with the dog is the best. dad looks well doesnt he. speak thursday xx',
    ],
    [
      'Orrin HR <hr@orrin.example>',
      'Holiday policy from January',
      'Dear all,\n\nthe holiday policy for next year is on the intranet under People, policies. What is new is that five days can be carried over until the end of March. There is nothing you need to do; if something is unclear, come to the open hour on Wednesday at 2 pm.\n\nHannah Marsh, HR',
    ],
    [
      'Northgate Library <notices@northgatelibrary.example>',
      'Two books are due',
      'Hello Henry, two of the books you borrowed are due back on 18 May. You can renew them at the desk, by telephone or in your account on our website. The reading group meets on Thursday as usual.',
    ],
  ],
  de: [
    [
      'Kartenbüro Freiburg <tickets@kartenbuero-freiburg.example>',
      'Ihre Karten',
      'Guten Tag Frau Vogel,\n\nanbei erhalten Sie Ihre zwei Karten für das Konzert am 14. Juni. Bitte drucken Sie sie aus oder zeigen Sie sie am Einlass auf dem Telefon. Einlass ist ab 19 Uhr, die Plätze sind nummeriert.\n\nIhr Kartenbüro',
    ],
    [
      'Tischlerei Brandes <info@tischlerei-brandes.example>',
      'Rechnung 1187',
      'Sehr geehrter Herr Lindner,\n\nanbei erhalten Sie unsere Rechnung über 1.840,00 €, zahlbar innerhalb von 14 Tagen auf das angegebene Konto. Für Rückfragen stehen wir gern zur Verfügung.\n\nMit freundlichen Grüßen\nTischlerei Brandes',
    ],
    [
      'Müller <info@schuhhaus-mueller.example>',
      'Ihre Bestellung ist fertig',
      'Guten Tag Herr Seidel,\n\nIhre Schuhe sind neu besohlt und können ab Freitag abgeholt werden. Wir haben bis 18 Uhr geöffnet, samstags bis 13 Uhr.\n\nViele Grüße\nSchuhhaus Müller',
    ],
    [
      'Personalabteilung <personal@alderwerk.example>',
      'Entgeltabrechnung Oktober',
      'Liebe Kolleginnen und Kollegen,\n\ndie Abrechnungen für Oktober stehen ab sofort im Mitarbeiterportal. Bitte prüfen Sie Ihre Angaben und melden Sie Fehler bis zum 10. im Personalbüro, Zimmer 3.\n\nMit freundlichen Grüßen\nAnnika Hofmann',
    ],
    [
      'Grundschule am Bach <sekretariat@gs-ambach.example>',
      'Elternabend und Ausflug',
      'Liebe Eltern,\n\nder Elternabend der 3b ist am Dienstag um 19:30 Uhr im Klassenraum. Für den Ausflug am 12. geben Sie Ihrem Kind bitte 6 Euro und ein Vesper mit. Der Zettel mit den Zeiten liegt im Ranzen.\n\nSabine Krämer, Sekretariat',
    ],
    [
      'Autohaus Lindner <werkstatt@ah-lindner.example>',
      'Ihr Wagen',
      'Guten Tag Frau Reinhardt, die Bremsen sind gemacht, das Auto steht auf dem Hof und kann bis 17 Uhr abgeholt werden. Den Schlüssel gibt es am Tresen, bezahlen können Sie bar oder mit Karte. Die alten Scheiben zeigen wir Ihnen gern.',
    ],
    [
      'Jonas Kessler <jonas@kesslerhaus.example>',
      'Samstag',
      'hallo ihr zwei, am samstag fangen wir um vier an, bringt bitte einen salat mit. wer einen schlafplatz braucht soll sich bis donnerstag melden. der weg steht hier: https://www.kesslerhaus.example/weg\nbis bald jonas',
    ],
  ],
  fr: [
    [
      'Hôtel du Lac <reservation@hoteldulac-annecy.example>',
      'Confirmation de votre réservation',
      'Bonjour Monsieur Marchand,\n\nNous confirmons votre réservation : une chambre double, deux nuits, du 4 au 6 juin, petit déjeuner compris. Annulation gratuite jusqu’au 1er juin. L’arrivée est possible dès 15 heures.\n\nAu plaisir de vous accueillir\nHôtel du Lac',
    ],
    [
      'Plomberie Garnier <contact@plomberie-garnier.example>',
      'Facture 418',
      'Bonjour Madame Perrin,\n\nVeuillez trouver ci-joint la facture 418 pour le chauffe-eau, à régler sous 30 jours par virement ou par chèque. Pour toute question, appelez-nous au 04 50 55 01 42.\n\nCordialement\nBruno Garnier',
    ],
    [
      'Service du personnel <rh@valmont.example>',
      'Congés d’été',
      'Bonjour à toutes et à tous,\n\nle planning des congés d’été est affiché dans le portail. Merci de vérifier vos dates et de signaler les erreurs à Odile avant vendredi. Aucun changement n’est nécessaire pour les autres.\n\nClaire Fabre',
    ],
    [
      'École des Tilleuls <secretariat@ecole-tilleuls.example>',
      'Sortie au musée',
      'Chers parents,\n\nla classe ira au musée jeudi. Le départ est à 8 h 30 devant l’école. Prévoyez un pique-nique et 5 euros. Si vous pouvez accompagner, dites-le à la maîtresse.\n\nLe secrétariat',
    ],
    [
      'Librairie Noël <bonjour@librairienoel.example>',
      'Votre livre est arrivé',
      'Bonjour Camille, le livre que vous avez commandé est arrivé et vous attend à la caisse. Nous le gardons deux semaines. La librairie est ouverte du mardi au samedi.',
    ],
    [
      'Étienne Delmas <etienne@delmas.example>',
      'compte rendu',
      'Salut, voilà le compte rendu de lundi : https://docs.delmas.example/cr/lundi. Dis-moi si j’ai oublié quelque chose, je l’envoie aux autres demain matin. Étienne',
    ],
  ],
  es: [
    [
      'Colegio San Telmo <secretaria@colegiosantelmo.example>',
      'Recibos del comedor',
      'Estimadas familias:\n\nLos recibos del comedor se pasarán el día 5, como siempre. Si han cambiado de banco, pasen por secretaría con el nuevo número antes de esa fecha.\n\nUn saludo\nNuria Pardo, secretaría',
    ],
    [
      'Taller Herrero <taller@tallerherrero.example>',
      'Su bicicleta',
      'Buenos días, Elena: la bicicleta ya está lista. Puede recogerla hasta las ocho de la tarde; se paga en el taller, en efectivo o con tarjeta. Hemos cambiado también la cadena, que estaba muy gastada.',
    ],
    [
      'Clínica Robledo <citas@clinicarobledo.example>',
      'Recordatorio de cita',
      'Estimado señor Ortega:\n\nLe recordamos su cita con la doctora Vidal el lunes 9 a las 10:15. Si no puede venir, avísenos por teléfono el día anterior. Traiga, por favor, los análisis.\n\nClínica Robledo',
    ],
    [
      'Recursos Humanos <rrhh@almenara.example>',
      'Nóminas de mayo',
      'Buenos días:\n\nLas nóminas de mayo ya están en el portal del empleado. Por favor, revisad los datos y decidnos si hay algún error antes del viernes. Quien prefiera la copia en papel puede recogerla en la segunda planta.\n\nMarta Luque',
    ],
    [
      'Librería Medina <pedidos@libreriamedina.example>',
      'Factura de su pedido',
      'Gracias por su compra. Adjuntamos la factura 771 por 48,90 €, ya pagada. El paquete sale mañana y llega en dos o tres días. Puede seguirlo aquí: https://www.libreriamedina.example/pedidos/771',
    ],
    [
      'Rocío Salinas <rocio@salinascasa.example>',
      'el domingo',
      'hola! al final comemos en casa de la abuela, a las dos. traed postre. os paso las fotos del bautizo: https://fotos.salinascasa.example/b besos',
    ],
  ],
  pt: [
    [
      'Padaria Moinho <encomendas@padariamoinho.example>',
      'A sua encomenda',
      'Bom dia Teresa, o bolo para sábado está encomendado, com nozes, como pediu. Pode levantá-lo a partir das 10 horas e pagar na loja. Se precisar de mudar alguma coisa, ligue-nos até quinta-feira.',
    ],
    [
      'Oficina Serra <oficina@oficinaserra.example>',
      'Fatura 902',
      'Exmo. Senhor Almeida,\n\nenviamos em anexo a fatura 902, referente à revisão do seu automóvel, com vencimento a 30 dias. O NIB é o habitual. Qualquer dúvida, estamos ao dispor.\n\nCom os melhores cumprimentos\nOficina Serra',
    ],
    [
      'Recursos Humanos <rh@ribeira.example>',
      'Plano de férias',
      'Caros colegas,\n\no plano de férias para o verão está publicado na intranet. Peço que confirmem as vossas datas e me avisem de erros até sexta-feira. Não é preciso fazer mais nada.\n\nHelena Moura',
    ],
    [
      'Biblioteca Municipal <biblioteca@cm-valverde.example>',
      'Livros a devolver',
      'Caro leitor, os dois livros que requisitou devem ser devolvidos até 20 de maio. Pode renovar ao balcão ou na sua área de leitor. O clube de leitura reúne na quarta-feira, às 18 horas.',
    ],
    [
      'Clube de Ténis <geral@tenisdovale.example>',
      'Quotas',
      'Caros sócios,\n\nas quotas deste ano podem ser pagas até ao fim do mês, por transferência para a conta do costume ou na secretaria. O torneio começa a 3 de junho e as inscrições estão abertas.\n\nNuno Prata',
    ],
    [
      'João Tavares <joao@tavaresfamilia.example>',
      'jantar',
      'olá! o jantar fica para quinta às 8, no sítio do costume. o menu está aqui https://www.tavaresfamilia.example/menu, diz-me até amanhã o que queres. abraço',
    ],
  ],
  it: [
    [
      'Segreteria Liceo Galilei <segreteria@liceogalileivr.example>',
      'Colloqui con i docenti',
      'Gentili genitori,\n\ni colloqui con i docenti si tengono giovedì dalle 15 alle 18. Le prenotazioni si fanno dal registro, come sempre, da lunedì mattina. Chi non può venire scriva al coordinatore di classe.\n\nLa segreteria',
    ],
    [
      'Falegnameria Conti <info@falegnameriaconti.example>',
      'Fattura 65',
      'Gentile Signora Rossi,\n\nin allegato trova la fattura 65 per la libreria, pagamento entro 30 giorni dalla data. Le coordinate sono quelle di sempre. Per domande chiami il numero 06 5550 1424.\n\nCordiali saluti\nPaolo Conti',
    ],
    [
      'Studio dentistico Serra <studio@dentistaserra.example>',
      'Promemoria',
      'Buongiorno Davide, le ricordiamo l’appuntamento di mercoledì alle 16:20. Se non può venire ci avvisi il giorno prima, per favore. A presto, lo studio.',
    ],
    [
      'Ufficio personale <personale@lagorosso.example>',
      'Ferie estive',
      'Buongiorno a tutti,\n\nil calendario delle ferie è nel portale. Controllate le vostre date e segnalate gli errori a Ornella entro venerdì. Per tutti gli altri non cambia niente.\n\nSilvia Greco',
    ],
    [
      'Teatro Verdi <biglietti@teatroverdi.example>',
      'I suoi biglietti',
      'Grazie per l’acquisto. I biglietti per sabato sono allegati a questo messaggio: basta mostrarli all’ingresso, anche sul telefono. Le porte aprono alle 20:15. https://www.teatroverdi.example/spettacoli',
    ],
    [
      'Chiara Longhi <chiara@longhi.example>',
      'ricetta',
      'ciao, ecco la ricetta della torta di ieri: https://www.longhi.example/torta. il forno a 170 e non aprirlo mai prima di mezz’ora. fammi sapere com’è venuta!',
    ],
  ],
  nl: [
    [
      'Fietsenmaker Smeets <werkplaats@smeetsfietsen.example>',
      'Uw fiets is klaar',
      'Dag Lotte, uw fiets is klaar en kan vanaf morgen worden opgehaald. De kosten zijn 62 euro, te betalen aan de balie. We zijn open van dinsdag tot en met zaterdag.',
    ],
    [
      'Schildersbedrijf Bakker <info@bakkerschilders.example>',
      'Factuur 310',
      'Geachte heer De Wit,\n\nBijgaand ontvangt u onze factuur 310 voor het schilderwerk. Gelieve te betalen binnen 30 dagen op het bekende rekeningnummer. Bij vragen kunt u ons bellen op 030 555 0142.\n\nMet vriendelijke groet\nRuben Bakker',
    ],
    [
      'Basisschool De Linde <administratie@delinde.example>',
      'Schoolreis',
      'Beste ouders,\n\nop vrijdag gaan de groepen 5 en 6 op schoolreis. De bus vertrekt om half negen. Geef uw kind een lunchpakket mee en geen geld. Om veiligheidsredenen rijden er geen ouders achter de bus aan.\n\nIngrid van Dam',
    ],
    [
      'Personeelszaken <hr@waterkant.example>',
      'Loonstrook oktober',
      'Beste collega’s,\n\nde loonstroken van oktober staan in het portaal. Klopt er iets niet, meld het dan voor de tiende bij Marieke. Wie nog een papieren strook wil, kan die ophalen op kamer 12.\n\nKoen de Graaf',
    ],
    [
      'Huisartsenpraktijk Van Vliet <balie@praktijkvanvliet.example>',
      'Afspraak',
      'Beste mevrouw Jansen, u heeft een afspraak op maandag om 10.40 uur. Kunt u niet komen, bel ons dan een dag van tevoren. Neem uw medicijnlijst mee. De praktijk',
    ],
    [
      'Bram Visser <bram@visserthuis.example>',
      'verhuizing',
      'hoi allemaal, zaterdag om negen uur laden we de bus in. wie kan er een steekwagen meenemen? de lijst staat hier: https://www.visserthuis.example/lijst groet bram',
    ],
  ],
  pl: [
    [
      'Spółdzielnia Górska <biuro@sm-gorska.example>',
      'Opłaty od stycznia',
      'Szanowni Państwo,\n\ninformujemy, że od stycznia opłata eksploatacyjna wynosi 412 zł. Wpłaty prosimy kierować na dotychczasowy numer konta do dziesiątego dnia miesiąca. Szczegółowe rozliczenie dostarczymy do skrzynek.\n\nZarząd',
    ],
    [
      'Stolarnia Dąb <biuro@stolarniadab.example>',
      'Faktura 12/10',
      'Dzień dobry,\n\nw załączeniu przesyłam fakturę za szafę, termin płatności 14 dni. Numer konta bez zmian. W razie pytań proszę dzwonić: 22 555 01 42.\n\nPozdrawiam\nMarek Dąb',
    ],
    [
      'Szkoła nr 5 <sekretariat@sp5brzeg.example>',
      'Zebranie z rodzicami',
      'Szanowni Państwo, zebranie z rodzicami klasy 4a odbędzie się we wtorek o 17:30 w sali 12. Prosimy o przyniesienie podpisanych zgód na wycieczkę. Wychowawczyni',
    ],
    [
      'Kadry <kadry@jasnapolana.example>',
      'Urlopy letnie',
      'Cześć wszystkim,\n\ngrafik urlopów jest już w portalu. Sprawdźcie proszę swoje terminy i do piątku zgłoście błędy Alicji. Reszta zostaje bez zmian.\n\nEwa',
    ],
    [
      'Rowery Lublin <serwis@rowery-lublin.example>',
      'Rower gotowy',
      'Dzień dobry, rower po przeglądzie jest gotowy do odbioru. Koszt to 180 zł, płatne na miejscu gotówką lub kartą. Serwis czynny do 18, w sobotę do 14.',
    ],
    [
      'Tomasz Nowak <tomasz@nowakdom.example>',
      'zdjęcia z gór',
      'hej, wrzuciłem zdjęcia z wyjazdu: https://zdjecia.nowakdom.example/gory – te z niedzieli najlepsze. daj znać czy jedziesz z nami w maju',
    ],
  ],
};
