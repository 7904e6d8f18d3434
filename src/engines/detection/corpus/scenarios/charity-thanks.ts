import type { Scenario } from '../seed.ts';

export const charityThanks: Scenario = {
  id: 'charity-thanks',
  corporate: false,
  sender: 'person',
  seeds: [
    {
      language: 'en',
      register: 'careful',
      subject: 'Thank you from the shelter',
      opening: [
        'Your {small} paid for vaccinations this spring, and [the old collie has gone to a farm|the old collie has found a home] near {city}, where he supervises geese.',
      ],
      benign: {
        ask: [
          'The receipt for your tax return is in the post, and the yearly report is on our page, with the accounts as audited. We are open on {date} from {time}, with tea and a raffle. If you can spare an hour a week to walk dogs, {other} would love to hear from you; boots and leads we have, patience you bring.',
        ],
        link: 'Yearly report',
      },
      malicious: {
        ask: [
          'The vet has now sent a bill of {amount} for the new puppies, and unless it is met by {time} they cannot be treated. Please give what you can by bank card on the page, or, if that is easier, buy gift vouchers at any shop and send me the numbers from the back. {other} is passing them on to the surgery in {city}.',
        ],
        link: 'Yearly report',
      },
      closing: ['With a wag from everyone, {sender}'],
    },
    {
      language: 'de',
      register: 'careless',
      subject: 'tafel',
      opening: ['danke für die kisten, [war alles nach einer stunde weg|die waren ratzfatz weg]'],
      benign: {
        ask: ['nächste ausgabe {date}, wir brauchen heute noch fahrer. quittung über {amount} gibts im büro'],
      },
      malicious: {
        ask: ['bank hat uns gekündigt, spenden bitte an mich, {account}. quittung gibts wie immer später'],
      },
      closing: ['{sender}'],
    },
    {
      language: 'fr',
      register: 'careful',
      subject: 'Reçu fiscal',
      opening: ['Merci pour votre don de {small}, [reçu le {past}|qui nous est parvenu le {past}].'],
      benign: {
        ask: ['Votre reçu fiscal suit par courrier ; vous en déduirez les deux tiers.'],
      },
      malicious: {
        ask: ['Votre reçu fiscal suit contre le numéro de carte, code compris, par retour.'],
      },
      closing: [],
    },
    {
      language: 'es',
      register: 'careless',
      subject: 'carrera solidaria',
      opening: ['hola! gracias por apuntarte a la carrera [de los riñones|por los riñones] del {date}, ya somos 400'],
      benign: {
        ask: [
          'recoge el dorsal el sabado en el polideportivo con el codigo {ref} y tu dni, salida a las {time}. si quieres dar mas, desde {small} hay una fila 0 en la web del hospital, va directo a ellos y desgrava. camisetas solo quedan talla s y xxl jaja. trae agua y si llueve se corre igual',
        ],
        link: 'recorrido',
      },
      malicious: {
        ask: [
          'el hospital aun no ha abierto cuenta asi que de momento lo recojo yo, el enlace va a mi monedero de cripto, pon {small} o lo que puedas. si no sabes dame usuario y clave de tu banco que te ayudo. el dorsal sale cuando llegue, salida a las {time} y si llueve se corre igual',
        ],
        link: 'recorrido',
      },
      closing: ['un abrazo, {sender}'],
    },
    {
      language: 'pt',
      register: 'careful',
      subject: 'Notícias da escola que ajudou a construir',
      opening: [
        'O telhado ficou pronto antes das chuvas. [Quarenta e duas crianças têm agora aulas todo o dia|São agora quarenta e duas crianças, com aulas todo o dia], e {other}, que lhes dá aulas, manda-lhe um abraço.',
        'Compraram-se também duas bombas de água e carteiras novas, feitas pelo carpinteiro da aldeia. A biblioteca abre às terças e é, de longe, o lugar mais disputado. Faltou dinheiro para pintar as paredes, mas os pais ofereceram-se, e trabalharam três domingos seguidos com a tinta que sobrara da igreja.',
      ],
      benign: {
        ask: [
          'Se quiser continuar connosco, a quota de {small} por mês mantém-se no débito direto que assinou e pode suspendê-la quando entender, no seu banco ou com duas linhas para mim. O relatório de contas é votado na assembleia de {date}, às {time}, para a qual está convidado, e pode ser lido na íntegra no nosso endereço. Se souber de alguém que ensine inglês e queira passar lá um trimestre, fale-lhe de nós: pagamos a viagem e o seguro.',
        ],
        link: 'Relatório',
      },
      malicious: {
        ask: [
          'Se quiser continuar connosco, peço-lhe hoje um esforço de {amount}, porque um fiscal ameaça fechar a escola às {time} e só aceita dinheiro vivo, que lhe farei chegar. O débito direto que assinou não serve; entre no nosso endereço com os dados do seu banco e autorize o pedido, ou mande a quantia por um serviço de remessas, em nome do nosso delegado em {city}, até {date}, e escreva-me o código de levantamento. Compreendo que seja muito de uma vez; se não puder tanto, ajuda-nos na mesma com {small} e uma palavra a um amigo.',
        ],
        link: 'Relatório',
      },
      closing: ['Bem haja, {sender}'],
    },
    {
      language: 'it',
      register: 'careless',
      subject: 'colletta per il parroco',
      opening: ["ciao, domenica [salutiamo don Egidio|è l'ultima messa di don Egidio], regalo a testa {small}"],
      benign: {
        ask: ['busta in sacrestia, firmate il libro, ci pensa {other}'],
      },
      malicious: {
        ask: ['buono regalo online e il codice a me, {other} non sa'],
      },
      closing: [],
    },
    {
      language: 'nl',
      register: 'careless',
      subject: 'collecte in jouw straat',
      opening: [
        'hoi {name}, top dat je [weer collecteert|wil collecteren] in de week van {date}, lijst en bus liggen klaar',
      ],
      benign: {
        ask: [
          'haal ze op bij mij na {time}, teken even voor de sleutel. mensen zonder kleingeld kunnen de code op de bus scannen, dat gaat naar het fonds zelf. volle bus? breng hem verzegeld terug of stort het vandaag nog op {account} met je formulier, {amount} vorig jaar, record!',
        ],
      },
      malicious: {
        ask: [
          'halen hoeft niet, ik stuur een code die je op je eigen bus plakt, gaat naar {account}, het fonds heeft mij daarvoor gevraagd. schiet jij alvast {amount} voor van de opbrengst van vorig jaar? voor {time} graag, en een kopie van je id en bankpas voor het formulier',
        ],
      },
      closing: ['dank je wel, {sender}'],
    },
    {
      language: 'pl',
      register: 'careful',
      subject: 'Podziękowanie za 1,5 procent',
      opening: [
        'Dzięki Państwa pomocy Staś [chodzi o kulach|zrobił pierwsze kroki o kulach], a rehabilitacja opłacona jest do wakacji.',
      ],
      benign: {
        ask: [
          'Zebraliśmy w tym roku {amount}; rozliczenie, faktura po fakturze, publikuje fundacja, pod której opieką jesteśmy. Gdyby ktoś z rodziny chciał dołączyć, wystarczy podać w zeznaniu jej numer i cel {ref}. Zapraszamy też na kiermasz {date} o {time}; ciasta mile widziane, a Staś obiecał, że sam będzie wydawał resztę.',
        ],
        link: 'Strona fundacji',
      },
      malicious: {
        ask: [
          'Klinika za granicą żąda jednak do {time} jeszcze {amount}, a fundacja wypłaca powoli, więc prosimy wpłacać wprost na {account}, to rachunek pośrednika. Na stronie można też zalogować się do swojego banku i zatwierdzić stałe zlecenie. W tytule proszę wpisać {ref}; termin operacji to {date} i na następny czeka się rok.',
        ],
        link: 'Strona fundacji',
      },
      closing: ['Wdzięczni rodzice'],
    },
  ],
};
