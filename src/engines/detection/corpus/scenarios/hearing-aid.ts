import type { Scenario } from '../seed.ts';

export const hearingAid: Scenario = {
  id: 'hearing-aid',
  corporate: false,
  sender: 'company',
  heldBack: true,
  seeds: [
    {
      language: 'en',
      register: 'careless',
      opening: [
        'hello {name}, people over 55 in {city} are [wanted|being invited] to try the new invisible hearing aid',
      ],
      benign: {
        ask: [
          'our audiologist fits it, you wear it home for 30 days, bring it back if its not for you. no deposit. hearing test takes 40 minutes and costs nothing, nhs or private. phone the shop or pick a slot below, mondays are quiet',
        ],
        link: 'check dates',
      },
      malicious: {
        ask: [
          'rumour has it they cost thousands but this one is {small} because of a loophole nobody talks about. restores 100% hearing in a day, no test, no shop. enter your age and phone below to see if you qualify, the list closes tonight',
        ],
        link: 'check dates',
      },
      closing: ['hear the grandkids again!!'],
      subject: 'Cant follow the conversation at dinner?',
    },
    {
      language: 'de',
      register: 'careful',
      opening: [
        'Für eine Studie in {city} suchen wir [200|150] Personen ab 50 Jahren, die schlecht verstehen, wenn mehrere gleichzeitig sprechen.',
      ],
      benign: {
        ask: [
          'Die Teilnahme ist freiwillig und kostenlos. Nach einem Hörtest in einer unserer Filialen tragen Sie das Gerät nur sechs Wochen und führen Buch; danach geben Sie es zurück oder kaufen es zum Listenpreis von {amount}, abzüglich des Anteils der Kasse. Die Ethikkommission hat zugestimmt, ihre Nummer ist {ref}.',
        ],
        link: 'Jetzt teilnehmen',
      },
      malicious: {
        ask: [
          'Die Teilnahme ist bis {date} möglich. Das Gerät macht Operationen und Arztbesuche überflüssig, denn es heilt das Gehör dauerhaft. Statt {amount} zahlen ausgewählte Teilnehmer {small}, der Staat übernimmt angeblich den Rest. Prüfen Sie mit Ihrer Postleitzahl und Telefonnummer, ob Sie noch Anspruch haben, bevor die letzten Plätze weg sind.',
        ],
        link: 'Jetzt teilnehmen',
      },
      closing: ['Wir freuen uns auf Ihre Anmeldung.'],
      subject: 'Testhörer gesucht: das kleinste Hörgerät der Welt',
    },
    {
      language: 'fr',
      register: 'careless',
      opening: ["bonjour, [depuis la reforme|avec la reforme] beaucoup de gens nous demandent si c'est vrai"],
      benign: {
        ask: [
          "oui, pour les modeles de classe 1 et avec une ordonnance de l'orl, y'a pas de piege. on vous fait le devis, vous le montrez a la mutuelle et vous decidez tranquillement. prenez rdv chez {company} maintenant si vous voulez eviter la foule",
        ],
        link: 'je verifie',
      },
      malicious: {
        ask: [
          "oui, mais seulement pour ceux qui s'inscrivent avant le {date}, le gouvernement coupe apres. pas besoin d'ordonnance, donnez juste votre numero de secu et votre carte pour la caution de {small}, on s'occupe du reste et vous entendrez comme a 15 ans",
        ],
        link: 'je verifie',
      },
      closing: ['a bientot'],
      subject: 'aides auditives 100% remboursées ?',
    },
    {
      language: 'es',
      register: 'careful',
      opening: ['¿Sube el volumen del televisor y la familia protesta? [No es el único.|Le pasa a mucha gente.]'],
      benign: {
        ask: [
          'Hasta el {date}, nuestros centros de {city} ofrecen una revisión auditiva gratuita a mayores de 60 años. Si hace falta un audífono, podrá probarlo un mes y financiarlo sin intereses; si no hace falta, se irá con el resultado por escrito. Pida cita con el botón o en recepción.',
        ],
        link: 'Más información',
      },
      malicious: {
        ask: [
          'Un ingeniero jubilado ha creado un aparato de {small} que los fabricantes intentan prohibir. Recupera la audición en cuarenta segundos, sin revisiones ni cita. Hasta agotar existencias, se envía a mayores de 60 años por la mitad. Rellene el formulario con su tarjeta y pídalo ahora mismo con el botón.',
        ],
        link: 'Más información',
      },
      closing: ['Le esperamos.'],
      subject: 'Vuelva a oír como antes',
    },
    {
      language: 'pt',
      register: 'careless',
      opening: ['ola, vimos que tem [mais de 60|60 ou mais] anos (parabens!) e isto e para si'],
      benign: {
        ask: [
          'e verdade, e o preço por mes do aluguer do aparelho, sem entrada, e devolve quando quiser. primeiro faz o rastreio de borla na carrinha que esta em {city} ate {date}. traga um familiar, e mais facil para ouvir as explicações',
        ],
        link: 'saber mais',
      },
      malicious: {
        ask: [
          'e verdade, o aparelho suiço custa isso so hoje e acaba com a surdez para sempre, ate o zumbido passa. sem rastreio, vai pelo correio. deixe nome telefone e cartao que so ha 20, e nao diga a loja que eles nao gostam',
        ],
        link: 'saber mais',
      },
      closing: ['fale connosco'],
      subject: 'ouvir bem por {small}??',
    },
    {
      language: 'it',
      register: 'careful',
      opening: [
        "Gentile {name}, nella Sua zona [è in corso|parte in questi giorni] la campagna nazionale per l'udito.",
      ],
      benign: {
        ask: [
          "Presso il centro di {city} può effettuare un controllo completo con un audioprotesista, senza alcun obbligo di acquisto. Se servisse un apparecchio, lo proverà a casa per trenta giorni; chi ha diritto al contributo dell'ASL riceve da noi i moduli. L'appuntamento si sposta con una telefonata.",
        ],
        link: 'Verifica la disponibilità',
      },
      malicious: {
        ask: [
          "Solo gli over 55 residenti a {city} possono ottenere oggi l'apparecchio invisibile a {small}, grazie a un fondo che sta per esaurirsi. Ridona l'udito perfetto in un'ora, lo dicono i professori. Nessun controllo: compili il modulo, lasci telefono e dati di pagamento e lo riceverà domani a casa.",
        ],
        link: 'Verifica la disponibilità',
      },
      closing: ['Torni ad ascoltare.'],
      subject: "Invito: prova gratuita dell'udito",
    },
    {
      language: 'nl',
      register: 'careless',
      opening: ['dag {name}, [we hebben nog|er zijn nog] 6 plekken voor de proef met het kleine toestel'],
      benign: {
        ask: [
          'je komt {date} langs voor een gehoortest, is gratis en duurt een uurtje. daarna 2 maanden thuis proberen. bevalt het niet dan lever je hem in, geen cent kwijt. vergoeding hangt van je polis af, dat zoeken we samen uit',
        ],
        link: 'doe mee',
      },
      malicious: {
        ask: [
          'je hoeft niet langs te komen, hij werkt bij iedereen en na 1 dag hoor je weer alles. normaal {amount}, nu {small} door een regeling die vannacht stopt. vul je nummer en bankgegevens in en hij wordt morgen bezorgd',
        ],
        link: 'doe mee',
      },
      closing: ['hopelijk tot dan'],
      subject: 'gehoorapparaat: laatste plekken',
    },
    {
      language: 'pl',
      register: 'careful',
      opening: ['Szanowni Państwo, do {date} [trwa|prowadzimy] akcja dla osób po pięćdziesiątym roku życia.'],
      benign: {
        ask: [
          'W naszym salonie protetyk wykona badanie i omówi wynik. Jeżeli aparat okaże się potrzebny, można go wypożyczyć na miesiąc, a dofinansowanie z NFZ rozliczamy na miejscu na podstawie zlecenia lekarza. Prosimy wybrać godzinę na stronie; kto woli, może przyjść bez zapisów.',
        ],
        link: 'Sprawdź termin',
      },
      malicious: {
        ask: [
          'Tylko w tym tygodniu mogą Państwo otrzymać aparat za {small}, podczas gdy inni płacą {amount}. Przywraca słuch w jedną noc, lekarz ani badanie nie są potrzebne. Prosimy wpisać wiek oraz numer telefonu na stronie, aby sprawdzić, czy przysługuje Państwu dopłata; zostało kilka miejsc.',
        ],
        link: 'Sprawdź termin',
      },
      closing: ['Zapraszamy serdecznie.'],
      subject: 'Bezpłatne badanie słuchu w mieście {city}',
    },
  ],
};
