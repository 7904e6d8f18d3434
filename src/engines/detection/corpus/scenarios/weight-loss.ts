import type { Scenario } from '../seed.ts';

export const weightLoss: Scenario = {
  id: 'weight-loss',
  corporate: false,
  sender: 'company',
  seeds: [
    {
      language: 'en',
      register: 'careless',
      opening: ['hi {name}, tired of diets that dont work?? [same here|we hear you]. {company} has something new'],
      benign: {
        ask: [
          'its a 10 week group, tuesdays at {time}, walking plus cooking together. most people lose a few kilos, some none, all sleep better. {small} a month, first evening free, only 6 places left. ask your doctor first if you take medicine, then come along',
        ],
        link: 'tell me more',
      },
      malicious: {
        ask: [
          'its 2 drops under the tongue before bed and the fat melts while you sleep. 12 kilos in 3 weeks, no diet, no sport, proven. doctors dont want you to know. price {small} till {date}, 40 bottles left, not sold in shops',
        ],
        link: 'tell me more',
      },
      closing: ['you can do it!!'],
      subject: 'lose the belly before summer',
    },
    {
      language: 'de',
      register: 'careful',
      opening: [
        'Sie haben schon [vieles|alles Mögliche] versucht, und nach ein paar Wochen war das Gewicht wieder da? Damit sind Sie nicht allein.',
      ],
      benign: {
        ask: [
          'In unserem Kurs in {city} lernen Sie an acht Abenden, so zu kochen, dass alle am Tisch satt werden. Erwarten Sie bitte kein Wunder: Ein halbes Kilo in der Woche ist ein gutes Ergebnis. Die Krankenkasse erstattet auf Antrag einen Teil der Gebühr von {amount}. Beginn ist am {date}.',
        ],
        link: 'Mehr erfahren',
      },
      malicious: {
        ask: [
          'Mit unseren Kapseln verlieren Sie bis zu fünfzehn Kilo in vier Wochen, ganz ohne Sport und Verzicht. Der Stoff aus einer tropischen Frucht verbrennt Fett sogar im Schlaf; bekannt wurde er durch eine Fernsehsendung. Bis zum {date} erhalten Sie die Packung für {small}, der Vorrat reicht nicht mehr lange.',
        ],
        link: 'Mehr erfahren',
      },
      closing: ['Machen Sie den ersten Schritt.'],
      subject: 'Abnehmen ohne Hunger',
    },
    {
      language: 'fr',
      register: 'careless',
      opening: ["{name} vous revez de rentrer dans votre jean [d'avant|de vos 20 ans] ?"],
      benign: {
        ask: [
          "avec {company} pas de miracle mais une diet diplomée qui regarde vos repas et vous appelle le lundi. comptez 3 mois et {small} la seance, remboursé par certaines mutuelles. la premiere c'est pour voir si ca colle entre vous",
        ],
        link: 'je veux essayer',
      },
      malicious: {
        ask: [
          "avec {company} une gelule le matin et la graisse s'en va toute seule, 10 kg en 21 jours meme si vous mangez des gateaux. c'est naturel et sans danger, resultat garanti ou remboursé. -70% jusqu'au {date}",
        ],
        link: 'je veux essayer',
      },
      closing: ['on y croit'],
      subject: "-10 kg c'est possible",
    },
    {
      language: 'es',
      register: 'careful',
      opening: [
        'Cada enero ocurre lo mismo: [buenos propósitos, gimnasio lleno|propósitos y gimnasios llenos]. Este año queremos proponerle otra cosa.',
      ],
      benign: {
        ask: [
          'Nuestro centro de {city} abre un programa de seis meses con médico, nutricionista y entrenador. Se come de todo, se anda cada día y se pierde peso despacio, si es que hace falta perderlo. La primera consulta cuesta {small}; si el médico no ve motivo para adelgazar, se lo dirá y no pagará nada más.',
        ],
        link: 'Conocer el método',
      },
      malicious: {
        ask: [
          'Un extracto descubierto por dos estudiantes bloquea la grasa y reduce ocho tallas en un mes. Se come de todo, no se hace ejercicio y el peso no vuelve. Las celebridades lo toman en secreto. Pida el tratamiento por {small} antes del {date} y llévese tres frascos más gratis; mañana se retira de la venta.',
        ],
        link: 'Conocer el método',
      },
      closing: ['Su salud nos importa.'],
      subject: 'El método del que todos hablan',
    },
    {
      language: 'pt',
      register: 'careless',
      opening: ['amiga {name} o verao ta ai e [a barriga tambem|a barriga ficou]'],
      benign: {
        ask: [
          'inscreve te no desafio {company}, 6 semanas a treinar no parque as {time} e receitas simples. custa {small} e quem faltar paga o cafe. nao prometemos numeros na balança mas vais subir escadas sem morrer',
        ],
        link: 'quero',
      },
      malicious: {
        ask: [
          'experimenta o cha {company}, perdes 9 kg em 10 dias sem treinar nem passar fome. custa {small} so nas proximas 2 horas, com frete gratis. a apresentadora da tv usou e chorou. clica antes que esgote',
        ],
        link: 'quero',
      },
      closing: ['bora!'],
      subject: 'adeus barriga!!',
    },
    {
      language: 'it',
      register: 'careful',
      opening: ["Con l'arrivo della bella stagione, [molti ci chiedono|in tanti ci chiedono] come ritrovare la linea."],
      benign: {
        ask: [
          'La nostra farmacia organizza un incontro gratuito il {date} con una dietista. Si parlerà di porzioni, di etichette e di quanto poco servano gli integratori. Chi vuole può poi fissare una visita, a {small}, portando gli esami recenti. Posti limitati, prenotazione al banco o dal sito.',
        ],
        link: 'Scopra di più',
      },
      malicious: {
        ask: [
          'La nostra crema dimagrante brucia il grasso in profondità: tre centimetri in meno già dalla prima notte. Nessuna dieta, nessuna visita, nessun effetto collaterale, risultato garantito al cento per cento. Fino al {date} una confezione a {small}. Pezzi limitati, si ordina dal sito.',
        ],
        link: 'Scopra di più',
      },
      closing: ['La salute prima di tutto.'],
      subject: 'Peso forma: la proposta di {company}',
    },
    {
      language: 'nl',
      register: 'careless',
      opening: ['hoi {name}, [weer een dieet mislukt|alweer gestopt met dat dieet]? bij {company} doen we het anders'],
      benign: {
        ask: [
          'we wandelen elke zondag met een groep, daarna soep. wie wil krijgt een eetplan van de dietist van {small}, wordt vaak vergoed. sommigen raken 8 kilo kwijt in een jaar, anderen alleen hun slechte humeur',
        ],
        link: 'ik wil meedoen',
      },
      malicious: {
        ask: [
          'je plakt een pleister op je buik en het vet verdwijnt vanzelf, 8 kilo in 14 dagen zonder bewegen. artsen staan versteld. tot {date} {small}, tweede doos gratis. wacht niet want dit wordt binnenkort verboden',
        ],
        link: 'ik wil meedoen',
      },
      closing: ['tot gauw'],
      subject: '8 kilo eraf, hoe dan?',
    },
    {
      language: 'pl',
      register: 'careful',
      opening: [
        'Dieta cud czy zdrowy rozsądek? [Odpowiadamy na to pytanie|Oto odpowiedź], które zadają nam czytelnicy {company}.',
      ],
      benign: {
        ask: [
          'W nowym numerze dietetyk wyjaśnia, dlaczego szybkie odchudzanie kończy się efektem jojo, i podaje tygodniowy jadłospis dla całej rodziny. Numer kosztuje {small} zamiast {amount}, ale tylko w tym tygodniu. Przed zmianą diety warto zrobić badania krwi.',
        ],
        link: 'Czytaj dalej',
      },
      malicious: {
        ask: [
          'Polska studentka odkryła sposób, który przyspiesza spalanie tłuszczu siedmiokrotnie: 14 kilogramów w 28 dni bez ćwiczeń. Producenci leków chcą to ukryć. Do {date} kuracja kosztuje {small}, zostało ostatnich trzydzieści opakowań. Proszę zamówić od razu, płatność przy odbiorze.',
        ],
        link: 'Czytaj dalej',
      },
      closing: ['Życzymy zdrowia.'],
      subject: 'Schudnij przed latem',
    },
  ],
};
