import type { Scenario } from '../seed.ts';

export const guestHouseBooking: Scenario = {
  id: 'guest-house-booking',
  corporate: false,
  sender: 'company',
  seeds: [
    {
      language: 'en',
      register: 'careful',
      subject: 'Your stay from {date}',
      opening: [
        'We look forward to welcoming you on {date}. [Breakfast is from eight|Breakfast starts at eight], parking is behind the house, and the footpath to the harbour begins at our gate.',
      ],
      benign: {
        ask: [
          'The balance of {amount} is due on departure, by card or cash. Our front door locks at ten; if you expect to be later than {time}, let us know today and we will leave a key in the box and send you its code. Your booking, with directions and the menu for the first evening, is under the button, and can be changed there until the day before.',
        ],
        link: 'Your booking',
      },
      malicious: {
        ask: [
          'The balance of {amount} could not be reserved on your card, so the booking site asks you to check it again. Enter the number, expiry and security code under the button and accept the request that your bank sends; nothing is charged for now. If it is not done by {time}, the room is released automatically, and we would be very sorry to lose you.',
        ],
        link: 'Your booking',
      },
      closing: ['Your hosts in {city}'],
    },
    {
      language: 'de',
      register: 'careful',
      subject: 'Ferienwohnung: Schlüsselübergabe',
      opening: ['die Wohnung ist ab {time} für Sie [bereit|gerichtet].'],
      benign: {
        ask: ['Der Schlüssel liegt im Kästchen, Code {ref}. Die Kurtaxe, {small}, bitte bar oder mit Karte.'],
      },
      malicious: {
        ask: [
          'Den Schlüsselcode senden wir, sobald {amount} Kaution auf {account} eingegangen sind und der Beleg vorliegt.',
        ],
      },
      closing: [],
    },
    {
      language: 'fr',
      register: 'careless',
      subject: 'gîte, petite question',
      opening: [
        'bonjour {name}, tout est prêt pour votre arrivée le {date}, [la piscine est à 27|la piscine est chaude]',
      ],
      benign: {
        ask: [
          "vous arrivez vers quelle heure ? le solde {amount} c'est chèque, espèces ou virement sur {account}, la caution je ne l'encaisse pas, je la déchire devant vous. draps fournis, je vous envoie le code du portail par sms la veille au soir. pour le chien c'est ok. si vous voulez des œufs et du pain le premier matin répondez moi avant {time}",
        ],
      },
      malicious: {
        ask: [
          "le site m'a annulé votre paiement, il faut refaire le solde {amount} directement sur {account}, le site remboursera l'autre d'ici huit jours. la caution c'est pareil, en coupons, vous me dictez les chiffres. répondez ici seulement, pas dans la messagerie du site, et avant {time} car j'ai une autre famille",
        ],
      },
      closing: ['à bientôt au gîte'],
    },
    {
      language: 'es',
      register: 'careful',
      subject: 'Casa rural: su llegada',
      opening: ['Les esperamos el {date} [a partir de las {time}|desde las {time}].'],
      benign: {
        ask: ['Rellenen la ficha de viajeros que exige la policía; pagan con tarjeta al llegar.'],
        link: 'Su reserva',
      },
      malicious: {
        ask: ['Verifiquen la tarjeta en doce horas; se hará un cargo de prueba.'],
        link: 'Su reserva',
      },
      closing: [],
    },
    {
      language: 'pt',
      register: 'careless',
      subject: 'quarto para o fim de semana',
      opening: [
        'ola {name}, [confirmado o quarto azul|fica com o quarto azul], duas noites, {small} cada com pequeno almoço',
      ],
      benign: {
        ask: [
          'o sinal de uma noite pode ser por transferencia para {account} ou mbway, diga so quando fez. se cancelar ate {date} devolvemos. chegando depois das {time} toque a campainha dos fundos, a minha mae abre. diga so se ha alergias por causa do bolo',
        ],
      },
      malicious: {
        ask: [
          'o sinal passou a ser o total e mais caução, {amount}, para {account} que e de uma prima, o numero do site esta errado. se cancelar perde. mande tambem frente e verso do cartao para a garantia, que o nosso terminal so aceita assim. diga so quando pagou, antes das {time}',
        ],
      },
      closing: ['ate sabado!'],
    },
    {
      language: 'it',
      register: 'careful',
      subject: 'Modifica alla Sua prenotazione {ref}',
      opening: [
        "Per un guasto all'impianto idrico la camera che aveva scelto non sarà pronta per il {date}; [abbiamo pensato a una soluzione|ecco che cosa Le proponiamo].",
      ],
      benign: {
        ask: [
          'La sistemiamo senza differenza di prezzo nella suite con terrazza, al secondo piano, oppure, se preferisce disdire, Le restituiamo per intero la caparra di {amount} sulla stessa carta. Ci faccia sapere quale delle due entro domani, qui o per telefono al {phone}. In entrambi i casi la cena della prima sera, dalle {time}, è offerta dalla casa.',
        ],
      },
      malicious: {
        ask: [
          'La sistemiamo in un albergo convenzionato, che chiede in anticipo {amount} su {account}; la caparra che ha già versato a noi Le verrà resa dopo il soggiorno. Ci invii entro domani la contabile, il documento e gli estremi della carta con il codice di controllo. Non chiami il portale su cui ha prenotato: dalle {time} applicherebbe la penale per intero.',
        ],
      },
      closing: ['La direzione della locanda'],
    },
    {
      language: 'nl',
      register: 'careless',
      subject: 'camping plek 14',
      opening: ['hoi {name}, plek 14 [ligt vrij voor jullie|is voor jullie], gras net gemaaid'],
      benign: {
        ask: ['slagboomcode {ref}, rest betaal je bij vertrek met je bankpas'],
        link: 'plattegrond',
      },
      malicious: {
        ask: ['rest vandaag afrekenen, kies je bank, pincode en klaar, anders plek kwijt'],
        link: 'plattegrond',
      },
      closing: [],
    },
    {
      language: 'pl',
      register: 'careful',
      subject: 'Rezerwacja pokoju w pensjonacie',
      opening: [
        'Potwierdzamy rezerwację od {date}, pokój z widokiem na góry, [śniadania w cenie|ze śniadaniem].',
        'Zima dopisuje: na stokach leży pół metra śniegu, a trasa biegowa zaczyna się tuż za płotem. Suszarnia na buty i narty jest w piwnicy, sauna czynna codziennie poza poniedziałkiem. Dzieci do lat sześciu nocują bez opłat, a o łóżeczko prosimy zapytać wcześniej, bo mamy tylko dwa.',
      ],
      benign: {
        ask: [
          'Zadatek {small} prosimy wpłacić w ciągu tygodnia na {account}; reszta na miejscu, gotówką lub kartą. Przy odwołaniu na trzy dni przed przyjazdem zadatek zwracamy. Kto dojedzie pociągiem, tego odbierze ze stacji {other}, trzeba tylko podać godzinę. Doba zaczyna się po {time}, ale bagaże można zostawić od rana. Dojazd samochodem, ze zdjęciami zakrętów, opisaliśmy pod poniższym adresem.',
        ],
        link: 'Dojazd i opis',
      },
      malicious: {
        ask: [
          'System rezerwacji wymaga jednak ponownej weryfikacji: pod poniższym adresem prosimy wpisać dane karty z kodem CVC oraz saldo, a potem zatwierdzić blokadę {amount} w aplikacji banku. Jeżeli blokada nie przejdzie, prosimy użyć innej karty lub konta. Kto nie zdąży przed {time}, traci pokój i zadatek. Prosimy nie dzwonić do pensjonatu, ponieważ {other} i reszta obsługi nie mają wglądu w system, a linia jest potrzebna gościom.',
        ],
        link: 'Dojazd i opis',
      },
      closing: ['Gospodarze'],
    },
  ],
};
