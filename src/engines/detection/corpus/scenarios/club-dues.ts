import type { Scenario } from '../seed.ts';

export const clubDues: Scenario = {
  id: 'club-dues',
  corporate: false,
  sender: 'person',
  seeds: [
    {
      language: 'en',
      register: 'careless',
      subject: 'subs',
      opening: ['hi all, [subs are due|its subs time again], {small} for the season same as last year'],
      benign: {
        ask: [
          'bank transfer to {account} please, its on the back of the fixture card too, or cash in the tin on tuesday. put your name in the reference or i spend my evenings guessing. if money is tight tell me and well sort something, nobody gets dropped over it',
        ],
      },
      malicious: {
        ask: [
          'the club account is being moved so send it to {account} in my own name for now and i pass it on. do it tonight please, the league wants its fee, and text me a screenshot of your bank app after. put {ref} in the reference so i can tick you off',
        ],
      },
      closing: ['see you at nets, {sender}'],
    },
    {
      language: 'de',
      register: 'careful',
      subject: 'Jahresbeitrag des Chors',
      opening: [
        'in der Mitgliederversammlung vom {past} haben wir beschlossen, den Beitrag bei {small} im Jahr zu [belassen|lassen].',
      ],
      benign: {
        ask: [
          'Er wird am {date} von dem Konto abgebucht, für das uns Ihre Ermächtigung vorliegt; bitte achten Sie auf Deckung, da uns jede Rücklastschrift vier Euro kostet. Wer lieber überweist, nimmt dafür wie bisher {account}. Die Noten für das Adventskonzert verteilt {other} in der nächsten Probe, und Kuchenspenden für die Pause sind herzlich willkommen.',
        ],
      },
      malicious: {
        ask: [
          'Er kann wegen eines Fehlers der Bank nicht abgebucht werden; bitte überweisen Sie ihn bis {date} auf {account}, ein Konto, das ich privat dafür eröffnet habe. Schicken Sie mir außerdem Kartennummer und eine TAN, damit ich die Rücklastschrift für Sie ausgleichen kann. Die Noten für das Adventskonzert verteilt {other} an alle, die bezahlt haben.',
        ],
      },
      closing: ['Mit sangesfrohen Grüßen, Ihre Kassenführung'],
    },
    {
      language: 'fr',
      register: 'careful',
      subject: 'Cotisation judo',
      opening: ['Il me manque encore [la cotisation de {other}|la cotisation pour {other}], {small}.'],
      benign: {
        ask: ["Un chèque à l'ordre du club au prochain cours suffit, avec le certificat médical."],
      },
      malicious: {
        ask: ['Un coupon prépayé suffit : envoyez-moi ce soir la photo des chiffres à gratter.'],
      },
      closing: [],
    },
    {
      language: 'es',
      register: 'careful',
      subject: 'Licencia federativa para la próxima temporada',
      opening: [
        'Su licencia de montaña vence el {date}, y [conviene renovarla|le recomiendo renovarla] si piensa salir con el grupo en invierno.',
      ],
      benign: {
        ask: [
          'Puede tramitarla en la web de la asociación, donde se elige la modalidad y se paga con tarjeta o por domiciliación. El carné llega al local en unos diez días, y se recoge los jueves a partir de las {time}. Si este año no va a salir al monte, dígamelo y le paso a socio colaborador, que cuesta {small}.',
        ],
        link: 'Renovar licencia',
      },
      malicious: {
        ask: [
          'Puede tramitarla en una página provisional, mientras reparan la de la asociación, dejando en ella la tarjeta, su clave y una foto del DNI por ambas caras. El cargo de {amount} es una fianza que la aseguradora reintegra en unos diez días. Si el banco le pide que apruebe el pago a otro nombre, apruébelo antes de las {time}.',
        ],
        link: 'Renovar licencia',
      },
      closing: ['Nos vemos en la cumbre.'],
    },
    {
      language: 'pt',
      register: 'careless',
      subject: 'mensalidade dos miudos',
      opening: [
        'boa noite pais, [ha 4 mensalidades em atraso|faltam 4 mensalidades] e o campo tem de ser pago ate {date}',
      ],
      benign: {
        ask: [
          'quem deve ja sabe, sao {small}, deem ao mister no treino de sabado dentro de um envelope ou façam a transferencia para {account}. mandem me foto do talao, o recibo passo eu no fim do mes. se houver dificuldades falem comigo à parte, nenhum miudo fica de fora do torneio',
        ],
      },
      malicious: {
        ask: [
          'quem deve ja sabe, sao {small}, façam mbway para o {phone} que é o meu numero novo, e respondam com o codigo que aparece para eu confirmar do meu lado. tem de ser ainda hoje, o mister nao pode receber e os miudos em falta ficam de fora do torneio',
        ],
      },
      closing: ['abraço a todos e força nisso'],
    },
    {
      language: 'it',
      register: 'careless',
      subject: 'quota bocciofila',
      opening: ['ciao {name} [manca solo la tua|mi manca la tua] quota, {small}'],
      benign: {
        ask: ["portala giovedi al circolo, dopo c'è cena e non si paga"],
      },
      malicious: {
        ask: ['ricaricami la prepagata {account} entro stasera, il circolo non accetta più contanti'],
      },
      closing: [],
    },
    {
      language: 'nl',
      register: 'careful',
      subject: 'Contributie tennisvereniging',
      opening: [
        'Op {date} wordt de contributie voor het nieuwe seizoen afgeschreven, [dit jaar {amount}|dat is dit jaar {amount}] inclusief bondsbijdrage.',
      ],
      benign: {
        ask: [
          'Controleert u op de ledenpagina of uw rekeningnummer, {account}, nog klopt; daar kunt u ook in twee termijnen betalen. Opzeggen kan tot het einde van deze maand, liefst met een berichtje aan mij. Leden die vorig jaar bardienst hebben gedraaid, krijgen hun borg van {small} terug, u ziet dat vanzelf op de nota.',
        ],
        link: 'Ledenpagina',
      },
      malicious: {
        ask: [
          'Wilt u dat voorkomen of in termijnen betalen, koppel dan via de pagina uw bankpas opnieuw met pincode en cardreader. Het incassobureau dat wij sinds kort gebruiken, vraagt ook een foto van uw identiteitsbewijs. Uw borg van {small} krijgt u pas terug als u de twee codes die u daarna ontvangt aan mij heeft doorgestuurd.',
        ],
        link: 'Ledenpagina',
      },
      closing: ['De penningmeester'],
    },
    {
      language: 'pl',
      register: 'careful',
      subject: 'Opłata za działkę nr {ref}',
      opening: [
        'Zarząd ogrodu działkowego przypomina o opłacie rocznej w wysokości {amount}, [której termin upłynął {past}|wymagalnej od {past}].',
      ],
      benign: {
        ask: [
          'Wpłaty przyjmuje skarbnik w świetlicy w każdą sobotę od {time}, można też zrobić przelew na rachunek ogrodu {account}. Rozliczenie wody i prądu za ubiegły sezon jest do wglądu u gospodarza. Kto nie zgadza się ze stanem licznika, niech przyśle zdjęcie, sprawdzimy to na miejscu razem.',
        ],
      },
      malicious: {
        ask: [
          'Wpłaty przyjmuje od dziś kancelaria na rachunek {account}, rachunek ogrodu zamknięto. Kto nie zapłaci do {date}, temu kancelaria wypowie dzierżawę. Można też przesłać w odpowiedzi zdjęcie dowodu osobistego oraz dane logowania do banku, wówczas kancelaria pobierze kwotę sama w dogodnych ratach.',
        ],
      },
      closing: ['Z działkowym pozdrowieniem, zarząd'],
    },
  ],
};
