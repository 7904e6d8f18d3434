import type { Scenario } from '../seed.ts';

export const datingContact: Scenario = {
  id: 'dating-contact',
  corporate: false,
  sender: 'person',
  seeds: [
    {
      language: 'en',
      register: 'careless',
      subject: 'hi again',
      opening: [
        'hey {name}, its {sender} from the app, [i liked talking the other night|it was so nice talking the other night], your dog made me laugh',
      ],
      benign: {
        ask: [
          'im free {date} if you want that coffee, somewhere busy near the station is fine and tell a friend where you are going, i do too. if you rather keep writing on the app first thats ok, no hurry at all',
        ],
      },
      malicious: {
        ask: [
          'im stuck on the rig till {date} and they froze my bank card, could you send {amount} in game cards and the codes here, i pay it back when we meet. dont tell your friends yet, they wont understand us',
        ],
      },
      closing: ['thinking of you x'],
    },
    {
      language: 'de',
      register: 'careful',
      subject: 'Nach unserem Abend',
      opening: [
        'Ich wollte mich bei dir bedanken. Der Abend am {past} war seit Langem der erste, an dem ich [nicht auf die Uhr gesehen habe|die Zeit vergessen habe].',
        'Du hattest gefragt, was ich eigentlich mache, und ich bin ausgewichen. Ich arbeite im Einkauf eines kleinen Betriebs in {city}, habe eine Tochter, die jedes zweite Wochenende bei mir ist, und einen Garten, der mehr Arbeit macht als beide zusammen. Vor drei Jahren ist meine Ehe zu Ende gegangen, ohne großen Streit, und seither habe ich mich mit Verabredungen schwergetan.',
      ],
      benign: {
        ask: [
          'Ich möchte nichts überstürzen und dich auch zu nichts drängen. Wenn du magst, gehen wir nächste Woche zusammen ins Theater; die Karten liegen an der Kasse, und jeder zahlt seine selbst. Wenn du merkst, dass es für dich nicht passt, sag es mir einfach, ich werde es verstehen. Und falls du erst mit deiner Schwester über mich reden willst, grüß sie von mir. Meine Nummer hast du ja, abends ab neun bin ich immer zu erreichen, und über Post freue ich mich auch.',
        ],
      },
      malicious: {
        ask: [
          'Ich möchte nichts überstürzen, doch eines kann nicht warten. Das Erbe meines Vaters liegt bei einer Bank im Ausland, und ohne eine Gebühr von {amount} wird es nicht freigegeben. Wenn du mir das Geld heute auf {account} überweist, bekommst du in zwei Wochen das Doppelte zurück, und wir fahren damit ans Meer. Schick mir außerdem ein Bild von deinem Ausweis, damit ich dich als Vertrauensperson eintragen lassen kann. Sprich bitte nicht mit deiner Schwester darüber, sie würde es uns nur kaputtreden.',
        ],
      },
      closing: ['Ich denke oft an dich.'],
    },
    {
      language: 'fr',
      register: 'careless',
      subject: 'coucou',
      opening: ["coucou {name} c'est {sender}, du site, [tu te souviens|j'espere que tu te souviens] ?"],
      benign: {
        ask: [
          "j'ai plus trop envie d'y aller sur ce site mais on peut s'y parler encore si tu preferes. sinon un verre en terrasse le {date}, ta copine peut venir aussi",
        ],
      },
      malicious: {
        ask: [
          "j'ai plus trop envie d'y aller sur ce site viens plutot me parler au {phone}. et envoie moi une photo de ta carte d'identité, promis je la garde pour moi",
        ],
      },
      closing: ['bisous'],
    },
    {
      language: 'es',
      register: 'careful',
      subject: 'Sobre nosotros',
      opening: [
        'Llevo unos días pensando en lo que me escribiste el {past}, y [creo que tienes razón|me parece que tienes razón]: ya va siendo hora de vernos.',
      ],
      benign: {
        ask: [
          'Te propongo una videollamada esta semana, a la hora que elijas, y si los dos nos sentimos a gusto, una comida en {city} en un sitio concurrido. Cada uno llega y se va por su cuenta. No hace falta que me des todavía tu dirección ni que faltes al trabajo por mí.',
        ],
      },
      malicious: {
        ask: [
          'Ya he buscado el vuelo, pero mi banco ha bloqueado la cuenta por estar fuera del país. Si me adelantas {amount} por transferencia a {account}, llego el {date} y te lo devuelvo en mano. La cámara la tengo rota, así que no podremos hacer antes una videollamada. Confío en ti.',
        ],
      },
      closing: ['Con cariño.'],
    },
    {
      language: 'pt',
      register: 'careless',
      subject: 'a foto',
      opening: [
        'oi {name}, [que bom que respondeste|fiquei feliz que respondeste]!! nao parava de olhar pro telemovel rsrs',
      ],
      benign: {
        ask: [
          'a foto da praia ta no meu perfil, podes ver la, a do cao tambem. conta me do teu trabalho que eu conto do meu, e {date} liga se quiseres ouvir a minha voz',
        ],
        link: 'ver fotos',
      },
      malicious: {
        ask: [
          'a foto nova ta num site fechado, clica e entra com o teu email e senha que eu deixo te ver tudo. tens de por o cartao pra provar a idade mas nao cobra nada',
        ],
        link: 'ver fotos',
      },
      closing: ['beijinhos'],
    },
    {
      language: 'it',
      register: 'careful',
      subject: 'Una proposta',
      opening: [
        'Da quando ci scriviamo mi capita di sorridere al telefono come un ragazzino. [Non mi succedeva da anni.|Erano anni che non mi succedeva.]',
      ],
      benign: {
        ask: [
          'Domenica mattina vado al mercato dei libri e mi piacerebbe che venissi anche tu. Ci troviamo davanti alla fontana alle {time}, tra la gente, e se dopo un caffè ti annoi puoi andartene senza spiegazioni. Fammi sapere entro {date}.',
        ],
      },
      malicious: {
        ask: [
          'Nel tempo libero investo in valute digitali e vorrei che guadagnassi anche tu. Ti iscrivo io sulla piattaforma del mio maestro: versi {amount} per cominciare, mi dai i codici di accesso e penso a tutto. Fammi sapere entro {date}.',
        ],
      },
      closing: ['Un abbraccio.'],
    },
    {
      language: 'nl',
      register: 'careless',
      subject: 'ff vraagje',
      opening: ['hee {name} nog bedankt voor [gister|de leuke avond]!! ben nog steeds aan het nagenieten'],
      benign: {
        ask: [
          'volgens mij ligt mijn sjaal nog bij je, kan ik die {date} ophalen of neem jij em mee naar de film? en laat ff weten wat je voor de pizza kreeg dan betaal ik dat zaterdag, beetje blut maar zo blut ook weer niet haha',
        ],
      },
      malicious: {
        ask: [
          'mn telefoon doet raar, kan jij ff de code doorsturen die je zo krijgt per sms? en kan je {amount} voorschieten voor de huur anders sta ik op straat, krijg je terug via een maat van me want mijn bank doet ook raar haha',
        ],
      },
      closing: ['kus'],
    },
    {
      language: 'pl',
      register: 'careful',
      subject: 'Kilka słów przed spotkaniem',
      opening: [
        'Cieszę się, że odpowiedź przyszła tak szybko. [Rzadko trafia się na kogoś, kto pisze całymi zdaniami.|Mało kto pisze dziś całymi zdaniami.]',
      ],
      benign: {
        ask: [
          'Skoro oboje nie przepadamy za telefonem, spotkajmy się po prostu {date} w kawiarni przy rynku. Wezmę książkę, o której piszę w profilu, po tym mnie poznasz. Gdyby coś wypadło, napisz na portalu choćby w ostatniej chwili, nie obrażę się.',
        ],
      },
      malicious: {
        ask: [
          'Zanim się spotkamy, portal wymaga ode mnie potwierdzenia, że jesteś prawdziwą osobą. Wejdź na stronę, podaj numer karty i zdjęcie dowodu, pobiorą tylko złotówkę. Potem wyślij mi hasło do profilu, wtedy będzie jasne, że to ty. Inaczej usuną nam konta {date}.',
        ],
      },
      closing: ['Czekam na odpowiedź.'],
    },
  ],
};
