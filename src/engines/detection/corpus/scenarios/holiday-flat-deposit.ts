import type { Scenario } from '../seed.ts';

export const holidayFlatDeposit: Scenario = {
  id: 'holiday-flat-deposit',
  corporate: false,
  sender: 'person',
  heldBack: true,
  seeds: [
    {
      language: 'en',
      register: 'careless',
      opening: ['hi {name}, thanks for asking about the flat, [two weeks from {date} is free|its free from {date}]'],
      benign: {
        ask: [
          'have a look at it first if youre near, the neighbour {other} has the key. or book it on the site where you found it, then they hold your money till youve been. {amount} a week, dog ok. bring your own towels, the boiler is moody',
        ],
      },
      malicious: {
        ask: [
          'im abroad so i cant show it, but send the {amount} deposit today and i post the key with a courier. not through the site, they take 20%. transfer only, and a photo of your passport for the contract. 6 others want it, be quick',
        ],
      },
      closing: ['cheers'],
      subject: 'the flat in {city} is yours if you want',
    },
    {
      language: 'de',
      register: 'careful',
      opening: [
        'Vielen Dank für Ihre Anfrage. Die Wohnung ist [noch frei|weiterhin frei]; die Miete beträgt {amount} warm.',
      ],
      benign: {
        ask: [
          'Zur Besichtigung lade ich Sie am {date} um {time} ein; es kommen noch zwei weitere Interessenten. Eine Selbstauskunft geben Sie bitte erst ab, wenn Ihnen die Wohnung gefällt. Die Kaution wird nach der Schlüsselübergabe fällig und kann in drei Raten auf ein Mietkautionskonto eingezahlt werden.',
        ],
      },
      malicious: {
        ask: [
          'Eine Besichtigung ist leider nicht möglich, da ich mich beruflich im Ausland aufhalte. Überweisen Sie die Kaution bitte vorab an {account}; ein Treuhanddienst schickt Ihnen daraufhin die Schlüssel zur Ansicht. Legen Sie eine Ausweiskopie und drei Gehaltsnachweise bei. Gefällt Ihnen die Wohnung nicht, erhalten Sie alles zurück.',
        ],
      },
      closing: ['Mit freundlichem Gruß'],
      subject: 'Ihre Anfrage zur Wohnung in {city}',
    },
    {
      language: 'fr',
      register: 'careless',
      opening: ['bonjour {name}, oui [il reste une femelle|il en reste deux], 9 semaines, vaccinée'],
      benign: {
        ask: [
          'venez la voir a {city} quand vous voulez avec les enfants, la mere est la aussi. elle est pucée, le veto {other} vous repondra. je demande {small} pour les vaccins, en main propre. si vous avez un balcon sans filet je dirai non',
        ],
      },
      malicious: {
        ask: [
          "je suis muté en afrique donc c'est un transporteur qui l'amene. vous payez juste {small} la caisse et {amount} l'assurance remboursable par coupons, envoyez les codes ici. pas la peine de venir a {city}, elle est deja a l'aeroport et elle pleure",
        ],
      },
      closing: ['bien cordialement'],
      subject: 'chiots a donner',
    },
    {
      language: 'es',
      register: 'careful',
      opening: [
        'Gracias por su interés en nuestra casa. [Las fechas que pide están libres.|Esas fechas están libres.]',
      ],
      benign: {
        ask: [
          'Para reservar pedimos una señal de {small}, que puede abonar por la plataforma o aquí mismo, en {city}, si le coge de paso. El resto se paga al llegar, una vez vista la casa. Estamos en el registro de turismo con el número {ref}. La chimenea tira bien, pero traiga calcetines.',
        ],
      },
      malicious: {
        ask: [
          'Para reservar es preciso abonar el total, {amount}, por transferencia inmediata a {account}, ya que la plataforma tiene un fallo con las fechas. Le enviaremos un contrato con su logotipo. Hay otra familia esperando, así que la reserva se mantiene hasta las {time}. No escriba por el chat, no lo vemos.',
        ],
      },
      closing: ['Un cordial saludo.'],
      subject: 'Casa rural para {date}',
    },
    {
      language: 'pt',
      register: 'careless',
      opening: ['boas {name}, [tenho os 2 ainda|ainda tenho os dois], plateia em pe, {date} em {city}'],
      benign: {
        ask: [
          'encontramo nos a porta as {time} e transfiro na app a tua frente, so depois pagas {small} cada, o preço que dei. se preferires ha a revenda oficial que tambem e segura. nao da para mais cedo que trabalho ate as 18',
        ],
      },
      malicious: {
        ask: [
          'mando te o pdf mal faças mbway de {small} cada, ha mais 4 pessoas a perguntar. nao da para encontrar que estou fora. se nao tens mbway compra cartoes presente e manda foto dos codigos. a revenda oficial esta cheia de burlas',
        ],
      },
      closing: ['abraço'],
      subject: 'bilhetes concerto vendo',
    },
    {
      language: 'it',
      register: 'careful',
      opening: ["Gentile {name}, l'appartamento di {city} [è disponibile|risulta libero] nelle settimane richieste."],
      benign: {
        ask: [
          "Il prezzo è {amount}. Le propongo una videochiamata, così Le mostro le stanze e il panorama, gru compresa. Se Le piace, firmiamo il contratto e versa una caparra di {small}; il saldo all'arrivo. Il codice identificativo è nell'annuncio, e in paese chiunque può dirLe chi sono.",
        ],
      },
      malicious: {
        ask: [
          "Le chiedo di versare subito l'intero importo, {amount}, sul conto {account}, intestato a mio cugino, perché l'annuncio scade. Le chiavi sono in una cassetta, di cui avrà il codice dopo il bonifico. Videochiamate non posso farne; mi mandi un documento per il contratto.",
        ],
      },
      closing: ['Distinti saluti.'],
      subject: 'Affitto appartamento vista mare',
    },
    {
      language: 'nl',
      register: 'careless',
      opening: ['hoi {name}, leuk dat je reageert op [de kittens|het nestje]!'],
      benign: {
        ask: [
          'kom gewoon kijken in {city}, {date} na {time}, dan kies jij of eigenlijk kiest de kat. ze zijn gechipt en het paspoort ligt bij de dierenarts. {small} per stuk, pas betalen als je hem meeneemt. kattenbak heb ik over',
        ],
      },
      malicious: {
        ask: [
          'ik stuur hem op met een dierentaxi, kijken kan helaas niet want ik zit in het buitenland. eerst {small} via een betaalverzoek en daarna nog {amount} borg voor het vervoer, krijg je terug. vandaag beslissen, anders gaat hij naar het asiel',
        ],
      },
      closing: ['poes'],
      subject: 'kitten ophalen?',
    },
    {
      language: 'pl',
      register: 'careful',
      opening: ['Dzień dobry, ogłoszenie jest aktualne: pokój [przy parku|obok parku], {amount} miesięcznie.'],
      benign: {
        ask: [
          'Zapraszam na oglądanie {date} o {time}, pozostałe lokatorki będą w domu. Umowę podpisujemy na miejscu, wtedy też kaucja, równa połowie czynszu, za pokwitowaniem. Proszę zapytać dziewczyny, jak się mieszka; hałasuje tylko czajnik.',
        ],
      },
      malicious: {
        ask: [
          'Przebywam za granicą, więc oglądanie odpada. Proszę wpłacić dzisiaj kaucję i pierwszy czynsz na rachunek {account}; klucze przyśle kurier {date}. Do umowy potrzebuję zdjęcia dowodu z obu stron. Chętnych jest wielu, liczy się kolejność wpłat.',
        ],
      },
      closing: ['Pozdrawiam'],
      subject: 'Pokój dla studentki',
    },
  ],
};
