import type { Scenario } from '../seed.ts';

export const missedCallRecording: Scenario = {
  id: 'missed-call-recording',
  corporate: true,
  sender: 'company',
  isToldByLink: true,
  seeds: [
    {
      language: 'en',
      register: 'careful',
      subject: 'Missed call from {phone}',
      opening: [
        'You missed a call from {phone} on {past} at {time}. The caller left a recording of [forty-two seconds|just under a minute].',
      ],
      benign: {
        ask: [
          'It is waiting on your desk phone: press the envelope key and enter your extension. If you work from home, the same recording is under Calls in the softphone that came with your laptop. The button shows your call list, nothing more.',
        ],
        link: 'View call',
      },
      malicious: {
        ask: [
          'It has been saved as an audio file and can be played directly in your browser: press the button and allow the page a moment to load. If you work from home, it plays on any device. Recordings are kept for a short time only.',
        ],
        link: 'View call',
      },
      closing: ['{company} telephone service'],
    },
    {
      language: 'de',
      register: 'careful',
      short: true,
      subject: 'Verpasster Anruf {time}',
      opening: ['{other} hat Ihnen eine Nachricht [hinterlassen|auf Band gesprochen].'],
      benign: { ask: ['Bitte am Apparat abhören, Taste mit dem Briefumschlag.'], link: 'Nachricht 0:37' },
      malicious: { ask: ['Abhören können Sie die Aufnahme im Sprachportal.'], link: 'Nachricht 0:37' },
      closing: [],
    },
    {
      language: 'fr',
      register: 'careless',
      short: true,
      subject: 'msg vocal',
      opening: ['[1 nouveau message|nouveau message] de {phone}, 23 sec'],
      benign: { ask: ["composez le 3 depuis votre bureau pour l'entendre"], link: 'écouter' },
      malicious: { ask: ["cliquez sur le lecteur ci dessous pour l'entendre"], link: 'écouter' },
      closing: [],
    },
    {
      language: 'es',
      register: 'careful',
      short: true,
      subject: 'Nuevo mensaje de voz',
      opening: ['Ha recibido un mensaje de voz de {other} [a las {time}|sobre las {time}].'],
      benign: { ask: ['Pulse aquí para escucharlo en la centralita.'], link: 'Escuchar' },
      malicious: { ask: ['Lo tiene en el portal de voz, aquí abajo.'], link: 'Escuchar' },
      closing: [],
    },
    {
      language: 'pt',
      register: 'careful',
      subject: 'Gravação de chamada disponível',
      opening: [
        'A chamada recebida a {past} do número {phone} [não foi atendida|ficou sem resposta] e o interlocutor deixou gravação.',
      ],
      benign: {
        ask: [
          'Para a ouvir, utilize o telefone fixo do posto de trabalho ou peça à telefonista que a reproduza. Quem usa a aplicação da {company} no computador encontra a gravação no separador Chamadas, que o botão abre. É conservada durante um mês.',
        ],
        link: 'Ouvir gravação',
      },
      malicious: {
        ask: [
          'Para a ouvir, carregue no botão e aguarde que o leitor abra no navegador. Não precisa de telefone fixo nem da aplicação da {company}; a gravação pode ainda ser guardada no computador. É conservada durante um dia.',
        ],
        link: 'Ouvir gravação',
      },
      closing: ['Serviço de comunicações da {company}'],
    },
    {
      language: 'it',
      register: 'careless',
      subject: 'segreteria: 2 nuovi',
      opening: ['hai 2 messaggi in segreteria, [il primo di {other}|uno è di {other}], durata 1:04 e 0:19'],
      benign: {
        ask: [
          "alza la cornetta e fai asterisco 1, oppure guarda nell'app del centralino che è sul telefono aziendale. dal link vedi a che ora hanno chiamato, per sentirli serve uno dei due",
        ],
        link: 'messaggi',
      },
      malicious: {
        ask: [
          'non serve alzare la cornetta, il file audio si apre da qui con un tocco, anche dal telefono tuo. dal link li senti tutti e due di fila, poi decidi se tenerli o buttarli',
        ],
        link: 'messaggi',
      },
      closing: ['centralino {company}'],
    },
    {
      language: 'nl',
      register: 'careless',
      subject: 'voicemail van {other}',
      opening: ['er is een voicemail binnen van {other}, [41 sec|41 seconden], tijd {time}'],
      benign: {
        ask: [
          'luisteren kan op je toestel met de 9 of in de belapp op je laptop, daar staan ook de oude. heb je de app nog niet dan zet {name} van de helpdesk m erop, kwartiertje werk. link is het beloverzicht',
        ],
        link: 'afspelen',
      },
      malicious: {
        ask: [
          'luisteren kan meteen hier, klik op de link en druk op het driehoekje, dan speelt ie af. doe het wel vandaag nog want het bestand blijft niet staan, morgen is ie weg. link is alleen voor jou',
        ],
        link: 'afspelen',
      },
      closing: ['automatisch bericht'],
    },
    {
      language: 'pl',
      register: 'careful',
      subject: 'Nagranie z dnia {past}',
      opening: [
        'W dniu {past} o godzinie {time} zarejestrowano nieodebrane połączenie z numeru {phone}. [Dzwoniący pozostawił wiadomość.|Pozostawiono wiadomość głosową.]',
      ],
      benign: {
        ask: [
          'Wiadomość można odsłuchać na aparacie służbowym lub w programie do połączeń, z którego korzystają Państwo na co dzień. Wykaz nagrań znajduje się w intranecie, w dziale Telefony; odnośnik prowadzi właśnie tam.',
        ],
        link: 'Odsłuchaj',
      },
      malicious: {
        ask: [
          'Wiadomość można odsłuchać po kliknięciu odnośnika, na komputerze lub telefonie, bez żadnych dodatkowych programów. Odtwarzacz uruchamia się samoczynnie; nagranie należy odebrać w ciągu doby, gdyż później zostaje usunięte.',
        ],
        link: 'Odsłuchaj',
      },
      closing: ['Centrala telefoniczna {company}'],
    },
  ],
};
