import type { Scenario } from '../seed.ts';

export const giftCardsForTeam: Scenario = {
  id: 'gift-cards-for-team',
  corporate: true,
  sender: 'colleague',
  seeds: [
    {
      language: 'en',
      register: 'careless',
      subject: 'gift cards',
      opening: [
        'hey {name} [are you around|you at your desk]? want to do something nice for the team, thinking gift cards, {small} each',
      ],
      benign: {
        ask: [
          'which shop would people like? no rush just reply here, i order them through purchasing and the codes come back by post, so nobody needs to put money in',
        ],
      },
      malicious: {
        ask: [
          'can you pop out and buy ten? scratch the backs and send me pictures of the codes here, i pay you back by {time}. im in a meeting so no calls please',
        ],
      },
      closing: ['cheers'],
    },
    {
      language: 'de',
      register: 'careful',
      subject: 'Gutscheine für die Weihnachtsfeier',
      opening: [
        'auch in diesem Jahr möchte die Geschäftsleitung von {own} allen [Kolleginnen und Kollegen|Mitarbeiterinnen und Mitarbeitern] mit einem Gutschein danken.',
      ],
      benign: {
        ask: [
          'Die Gutscheine im Wert von {small} liegen ab dem {date} in der Personalabteilung und werden dort gegen Unterschrift ausgegeben. Könnten Sie Ihr Team bitte informieren und mir bestätigen, wie viele Personen es derzeit umfasst? Wer im Urlaub ist, erhält seinen per Post nach Hause.',
        ],
      },
      malicious: {
        ask: [
          'Könnten Sie die Gutscheine im Wert von {small} bitte heute noch selbst im Supermarkt besorgen, zwanzig Stück, und mir die Codes fotografiert zusenden? Ihre Auslagen erstatte ich Ihnen mit dem nächsten Gehalt. Da es eine Überraschung sein soll, behandeln Sie es bitte vertraulich, auch gegenüber der Personalabteilung.',
        ],
      },
      closing: ['Ich danke Ihnen herzlich für Ihre Unterstützung.'],
    },
    {
      language: 'fr',
      register: 'careless',
      subject: "t'es là ?",
      opening: ["salut {name}, petit service pour le pot de départ de {other}, [c'est pour {date}|c'est le {date}]"],
      benign: {
        ask: [
          "on fait une enveloppe, elle est chez moi au bureau, chacun met ce qu'il veut, {small} ou rien, et je prends une carte cadeau tout de suite apres. passe avant {time} et signe la carte, ne réponds pas à tous il est en copie partout",
        ],
      },
      malicious: {
        ask: [
          "il me faut 5 cartes cadeaux avant {time}, va au tabac ou dans un kiosque, gratte, envoie les codes ici, je te rembourse ce soir. ne m'appelle pas je suis coincé en réunion et n'en parle pas aux autres",
        ],
      },
      closing: ["t'es un ange merci"],
    },
    {
      language: 'es',
      register: 'careful',
      subject: 'Detalle para el equipo',
      opening: [
        'Quería agradecer al equipo el esfuerzo de estos meses, y he pensado en unas tarjetas regalo [de {small} para cada uno|para cada uno, de unos {small}].',
      ],
      benign: {
        ask: [
          'Compras ya las ha pedido al proveedor habitual ({small} cada una) y llegarán a recepción antes del {date}. ¿Me ayudas a repartirlas y a apuntar para Administración quién la ha recogido? Yo debo salir de viaje, y por mensaje tardo.',
        ],
      },
      malicious: {
        ask: [
          '¿Podrías comprarlas tú hoy con tu tarjeta y enviarme por aquí los números y los códigos PIN en cuanto los tengas? Es mejor que Compras y Administración no lo sepan todavía; te lo abonaré antes del {date}.',
        ],
      },
      closing: ['Te lo agradezco de verdad.'],
    },
    {
      language: 'pt',
      register: 'careless',
      subject: 'favor rapido',
      opening: ['oi {name}, preciso de um favor [rapidinho|ainda hoje] por causa dos vales para a equipa'],
      benign: {
        ask: [
          'os vales chegaram mas falta um, o de {other}. ve se ficou na gaveta do teu lado por favor? o codigo é o {ref}. se nao estiver nao faz mal, a loja anula e manda outro',
        ],
      },
      malicious: {
        ask: [
          'os vales nao chegaram e o cliente esta aqui a espera. compra tu oito ate as {time} por favor, {small} cada, raspa e manda os codigos. nao ligues, so mensagem, depois acertamos',
        ],
      },
      closing: ['fico a aguardar'],
    },
    {
      language: 'it',
      register: 'careful',
      subject: 'Buoni regalo',
      opening: [
        'La direzione ha stanziato {amount} per i buoni regalo di fine anno [destinati al personale|per tutto il personale].',
        "L'anno scorso la distribuzione era avvenuta in fretta e qualcuno era rimasto senza; vorrei che questa volta tutto filasse liscio.",
      ],
      benign: {
        ask: [
          "I buoni saranno caricati automaticamente sul portale dei dipendenti il {date}, accanto al cedolino. Ti chiedo di avvisare il tuo gruppo e di segnalarmi chi non ha ancora attivato l'accesso, così che l'ufficio del personale possa consegnare il buono a mano. Gli acquisti li segue {other}, a cui puoi rivolgerti per qualsiasi dubbio sugli importi.",
        ],
      },
      malicious: {
        ask: [
          'Ti chiedo la cortesia di acquistarli di persona entro oggi, in più negozi se necessario, anticipando la somma con la tua carta. Una volta grattata la banda argentata, fotografa i codici e mandameli in risposta, così li inoltro io ai colleghi. Conserva gli scontrini per il rimborso e non parlarne con {other}, perché il regalo riguarda anche il suo gruppo.',
        ],
      },
      closing: ["Ti ringrazio fin d'ora per l'aiuto prezioso."],
    },
    {
      language: 'nl',
      register: 'careless',
      subject: 'verrassing voor het team, snel!',
      opening: ['hee {name}, [snel vraagje|ben je er?] ik wil het team verrassen'],
      benign: {
        ask: [
          'cadeaubon van {small} of taart? stem even via de knop, ik betaal het met de bedrijfskaart en haal het zelf vandaag voor {time}. NIET doorvertellen aan {other} hoor!!',
        ],
        link: 'stem hier',
      },
      malicious: {
        ask: [
          'koop jij zes cadeaubonnen van {small} en vul de codes in via de knop, ik betaal je later terug. moet echt vandaag voor {time}. NIET doorvertellen aan {other} hoor!!',
        ],
        link: 'vul hier in',
      },
      closing: ['top bedankt'],
    },
    {
      language: 'pl',
      register: 'careless',
      subject: 'karty podarunkowe dla zespolu',
      opening: ['hej, [zalatwiamy|ogarniam] karty podarunkowe dla zespolu po {small}'],
      benign: {
        ask: [
          'zamowilem juz u dostawcy na fakture, kurier bedzie {date}. odbierzesz prosze bo mnie nie ma? kurier zapyta o kod, podaj mu {ref}, podpisz i schowaj wszystko do szafy',
        ],
      },
      malicious: {
        ask: [
          'skocz prosze do galerii i kup dziesiec sztuk bo mnie nie ma. placisz swoja karta, oddam jutro, a kody zdrap i przyslij mi zdjecia na ten adres',
        ],
      },
      closing: ['dzieki wielkie'],
    },
  ],
};
