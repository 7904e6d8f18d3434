import type { Scenario } from '../seed.ts';

export const courseToTake: Scenario = {
  id: 'course-to-take',
  corporate: true,
  sender: 'company',
  heldBack: true,
  isToldByLink: true,
  seeds: [
    {
      language: 'en',
      register: 'careful',
      subject: 'Mandatory course: fire safety refresher',
      opening: [
        'Our records show that the fire safety refresher is [still open|not yet complete] for you. It lasts about twenty-five minutes and can be interrupted.',
      ],
      benign: {
        ask: [
          'The course is in the learning portal, where your certificates of earlier years are kept as well; look under “Assigned to me”. It must be finished by {date}, otherwise your manager is asked to find you a seat in the classroom session in {city}. The button takes you to the portal’s front page.',
        ],
        link: 'Go to the course',
      },
      malicious: {
        ask: [
          'The course has been moved to a new provider and opens straight from this message, in any browser; look for your name on the first page. It must be finished by {date}, otherwise your manager is informed and your access to the building is put on hold. The button takes you to the course itself.',
        ],
        link: 'Go to the course',
      },
      closing: ['Learning and development, {company}'],
    },
    {
      language: 'de',
      register: 'careless',
      short: true,
      subject: 'schulung offen',
      opening: ['die schulung ladungssicherung ist bei dir [noch offen|noch nicht erledigt]'],
      benign: { ask: ['liegt im lernportal, geht auch am terminal in der halle'], link: 'zur schulung' },
      malicious: { ask: ['geht direkt über den link, einfach starten und durchklicken'], link: 'zur schulung' },
      closing: [],
    },
    {
      language: 'fr',
      register: 'careful',
      short: true,
      subject: 'Formation à suivre',
      opening: ['Une formation vous a été [attribuée|affectée] par {other}.'],
      benign: { ask: ['Cliquez ici avant ce soir pour la commencer.'], link: 'Commencer' },
      malicious: { ask: ['Elle figure sur votre espace formation, ci-dessous.'], link: 'Commencer' },
      closing: [],
    },
    {
      language: 'es',
      register: 'careless',
      short: true,
      subject: 'curso prl',
      opening: ['te falta el [curso|cursillo] de riesgos laborales'],
      benign: { ask: ['hazlo aqui en el aula virtual antes del {date}'], link: 'curso' },
      malicious: { ask: ['esta en el aula virtual, caduca el {date} por la noche'], link: 'curso' },
      closing: [],
    },
    {
      language: 'pt',
      register: 'careful',
      subject: 'Formação em proteção de dados: inscrição',
      opening: [
        'Foi inscrito na formação em proteção de dados, [com a duração de duas horas|que dura duas horas]. Trata-se de uma obrigação anual de todos os colaboradores.',
      ],
      benign: {
        ask: [
          'Pode frequentá-la à distância, na plataforma de aprendizagem da {company}, ou presencialmente na sala 4, a {date}. Na plataforma, o módulo surge na página inicial, a seguir aos que já concluiu. A chefia recebe a lista de quem faltar.',
        ],
        link: 'Aceder à formação',
      },
      malicious: {
        ask: [
          'Pode frequentá-la de imediato, na nova plataforma da {company}, que o botão abre. O módulo inicia-se sem inscrição, e o certificado é enviado no final para esta caixa de correio. A chefia recebe a lista de quem não o abrir até {date}.',
        ],
        link: 'Aceder à formação',
      },
      closing: ['Obrigado pela atenção.'],
    },
    {
      language: 'it',
      register: 'careless',
      subject: 'corso antincendio',
      opening: ['ciao, mi risulta che il corso antincendio lo devi ancora fare, [siete rimasti in tre|ne mancano tre]'],
      benign: {
        ask: [
          "si fa in aula il {date} con {other} oppure da soli sulla piattaforma corsi dove avete fatto quello sui videoterminali, si entra dalla intranet. se l'hai già fatto altrove portami l'attestato e ti tolgo dall'elenco",
        ],
        link: 'corso',
      },
      malicious: {
        ask: [
          "si fa al computer in mezz'ora, il {date} scade, basta aprire il link qui sotto e cliccare avanti fino alla fine. se l'hai già fatto altrove lo devi rifare lo stesso perché è cambiato, e così ti tolgo dall'elenco",
        ],
        link: 'corso',
      },
      closing: ['grazie, formazione'],
    },
    {
      language: 'nl',
      register: 'careful',
      subject: 'Uitnodiging e-learning bewustwording',
      opening: [
        'U bent uitgenodigd voor de e-learning over veilig omgaan met gegevens. [Deelname is verplicht.|Alle medewerkers doen mee.]',
      ],
      benign: {
        ask: [
          'De module staat klaar in de leeromgeving van {company}, die u via het startscherm van uw computer bereikt; de knop hieronder doet hetzelfde. Rond haar af voor {date}. Bent u onlangs in dienst gekomen, dan behandelt {other} de stof op de introductiedag en hoeft u de module niet te volgen.',
        ],
        link: 'Start de module',
      },
      malicious: {
        ask: [
          'De module staat klaar in de nieuwe leeromgeving van {company}, achter de knop hieronder, en werkt ook op uw eigen telefoon. Rond haar af voor {date}. Tijdens de module vragen wij u een bestand te openen en een oefening te doorlopen; dat hoort erbij, ook wanneer uw computer daar een melding over geeft.',
        ],
        link: 'Start de module',
      },
      closing: ['Met dank voor uw medewerking'],
    },
    {
      language: 'pl',
      register: 'careless',
      subject: 'szkolenie bhp przypomnienie',
      opening: ['przypominam ze nie masz zaliczonego szkolenia bhp, [kontrola jest {date}|{date} mamy kontrole]'],
      benign: {
        ask: [
          'robisz je na platformie szkoleniowej albo na sali u {other} we wtorki, jak komu wygodniej. na platforme wchodzisz z pulpitu ikonka z ksiazka. kto nie zaliczy nie wejdzie na hale i ja nic na to nie poradze',
        ],
        link: 'szkolenie',
      },
      malicious: {
        ask: [
          'robisz je pod tym linkiem, platforma ma awarie a na sali juz nie ma miejsc. klikasz rozpocznij i jak wyskoczy okienko to zezwol. kto nie zaliczy nie wejdzie na hale i ja nic na to nie poradze',
        ],
        link: 'szkolenie',
      },
      closing: ['dzieki za szybka reakcje'],
    },
  ],
};
