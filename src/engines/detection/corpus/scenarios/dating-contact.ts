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
          'im free {date} if you want that coffee, can you send me the name of the place again? put the photo of the dog on the app if you rather keep writing there first, thats ok too, no hurry. i get paid friday so the cake is on me',
        ],
      },
      malicious: {
        ask: [
          'im stuck on the rig till {date} and they froze my bank card, could you send {amount} in game cards or any other card with codes, i pay it back when we meet. dont tell your friends yet, they wont understand us',
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
          'Ich möchte nichts überstürzen und dich auch zu nichts drängen. Wenn du magst, gehen wir nächste Woche ins Theater; jeder kauft seine Karte selbst, damit keiner dem anderen etwas schuldet. Wenn du merkst, dass es für dich nicht passt, sag es mir noch heute oder in einem Jahr, ich werde es verstehen. Und falls du erst mit deiner Schwester über mich reden willst, schick ihr das Bild vom Ausflug, auf dem ich so furchtbar aussehe. Ich sitze sonntags auf der Bank vor dem Museum, wo wir uns verabschiedet haben, und lese [alte Krimis|einen alten Krimi].',
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
          "j'ai plus trop envie d'y aller sur ce site, mais garde bien ton numero tant qu'on s'est pas vus. un verre le {date} ? envoie moi une photo de la carte du resto, promis je paie",
        ],
      },
      malicious: {
        ask: [
          "j'ai plus trop envie d'y aller sur ce site viens plutot me parler au {phone} ou sur l'autre appli. si tu veux la suite envoie moi une photo de ta carte d'identité, promis je la garde pour moi",
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
          'Te propongo una videollamada hoy o mañana, y si los dos nos sentimos a gusto, una comida en {city} el {date}, en ese sitio junto al banco que tanto te gusta. Cada uno paga lo suyo y llega por su cuenta. No hace falta que me des tu dirección ni tu teléfono. Confío en que nos riamos.',
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
          'a foto nova ta no meu perfil, clica e ve, a do cao tambem, nao precisa de senha nem nada. conta me do teu trabalho por email ou aqui, e {date} liga se quiseres ouvir a minha voz',
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
          'Domenica vado al mercato dei libri e mi piacerebbe che venissi anche tu. Ci troviamo davanti alla banca vecchia alle {time}, tra la gente, a spendere tutto quello che guadagno. Ti mando una foto così mi riconosci, e se preferisci il telefono, va bene. Fammi sapere entro {date}.',
        ],
      },
      malicious: {
        ask: [
          'Nel tempo libero investo in valute digitali e vorrei che guadagnassi anche tu. Ti iscrivo io sulla piattaforma del mio maestro: versi {amount} per cominciare, mi dai i codici o me li detti, se preferisci, e penso a tutto. Fammi sapere entro {date}.',
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
          'volgens mij ligt mn sjaal nog bij je, kan jij ff een foto sturen? dan haal ik em {date} op of neem jij em mee naar de film. en stuur je rekeningnummer voor de pizza want die heb jij betaald, ik ben blut maar mijn bank weet het nog niet haha',
        ],
      },
      malicious: {
        ask: [
          'mn telefoon doet raar, kan jij ff de code doorsturen die je zo krijgt per sms? of kan je met {amount} aan huur helpen anders sta ik op straat, krijg je terug via een maat van me want mijn bank doet ook raar haha',
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
          'Skoro nie przepadamy za telefonem, spotkajmy się {date} w kawiarni naprzeciw banku. Wezmę książkę, której zdjęcie jest w profilu, a hasło brzmi: deszcz. Gdyby coś wypadło, proszę, napisz mi na portalu, choćby w ostatniej chwili, i wybierzemy inny dzień.',
        ],
      },
      malicious: {
        ask: [
          'Zanim się spotkamy, portal wymaga ode mnie potwierdzenia, że jesteś prawdziwą osobą. Wejdź na stronę, podaj numer karty albo konta i zdjęcie dowodu, pobiorą tylko złotówkę. Potem wyślij mi hasło do profilu, wtedy będzie jasne, że to ty. Inaczej usuną nam konta {date}.',
        ],
      },
      closing: ['Czekam na odpowiedź.'],
    },
  ],
};
