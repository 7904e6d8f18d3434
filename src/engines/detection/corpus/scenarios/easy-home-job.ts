import type { Scenario } from '../seed.ts';

export const easyHomeJob: Scenario = {
  id: 'easy-home-job',
  corporate: false,
  sender: 'company',
  seeds: [
    {
      language: 'en',
      register: 'careless',
      opening: ['hi {name}, saw your CV and [youd fit right in|you look like a good fit] at {company}'],
      benign: {
        ask: [
          'its answering mails for a furniture shop, 4 mornings a week, proper contract and payslip. first a chat with {other} on video, then a paid trial day. no uniform, no kit to buy, we send the laptop. applications till {date}, references please',
        ],
        link: 'apply',
      },
      malicious: {
        ask: [
          'its taking parcels at home, putting new labels on and posting them, 10 mins a day. no interview, no contract, start today. or take payments on your account and pass them on, you keep 8%. send ID and bank login so we can set you up',
        ],
        link: 'apply',
      },
      closing: ['welcome aboard'],
      subject: 'Work from home, {amount} a month',
    },
    {
      language: 'de',
      register: 'careful',
      opening: ['Wir haben Ihr Profil [gesehen|gelesen] und suchen Unterstützung für den Raum {city}.'],
      benign: {
        ask: [
          'Gesucht wird eine Buchhaltungskraft für acht Stunden pro Woche, mit Vertrag und Sozialversicherung. Rechnungen laufen ausschließlich über die Konten der Firma. Bitte bewerben Sie sich bis {date} mit Lebenslauf, den Ausweis brauchen wir nur zum Vertrag; nach einem Gespräch im Büro folgt ein bezahlter Probetag. Das Stundenentgelt liegt bei {small}.',
        ],
      },
      malicious: {
        ask: [
          'Gesucht wird ein Zahlungsmanager: Auf Ihrem Privatkonto gehen Beträge unserer Kunden ein, die Sie am selben Tag als Gutscheincodes oder Kryptowährung weiterleiten; fünf Prozent behalten Sie. Ein Gespräch ist nicht nötig. Senden Sie uns Ausweis und Kontodaten, und eröffnen Sie für uns bis {date} ein weiteres Konto im Videoverfahren.',
        ],
      },
      closing: ['Die Personalabteilung'],
      subject: 'Nebentätigkeit von zu Hause',
    },
    {
      language: 'fr',
      register: 'careless',
      opening: ['salut {name}, on recrute des [clients mystere|enquetrices et enqueteurs] a {city}'],
      benign: {
        ask: [
          "tu vas au magasin, tu regardes si c'est propre et tu remplis la grille, on te rembourse les achats sur ticket. contrat cdd et formation d'une matinée avec {other}. faut etre majeur, {amount} par mois maxi, et dispo avant {date}, rien a avancer sauf le bus",
        ],
      },
      malicious: {
        ask: [
          "on t'envoie un cheque de {amount}, tu le mets sur ton compte, tu gardes {small} et avec le reste tu achetes des cartes cadeaux, tu nous mailes les codes. contrat inutile. fais vite avant que la banque rappelle, sinon pas payé",
        ],
      },
      closing: ['a bientot'],
      subject: 'client mystere, {small} par mission',
    },
    {
      language: 'es',
      register: 'careful',
      opening: ['Su candidatura ha sido [preseleccionada|seleccionada] para un puesto a distancia en {company}.'],
      benign: {
        ask: [
          'Consiste en corregir subtítulos, por horas, con alta en la Seguridad Social. La prueba dura veinte minutos y se paga aunque no le contratemos. Si le interesa, elija día en la agenda y tenga a mano un título de idiomas; el sueldo, {amount} brutos, figura en el convenio.',
        ],
        link: 'Ver oferta',
      },
      malicious: {
        ask: [
          'Consiste en dar «me gusta» a vídeos desde el móvil, con ganancias de {small} por hora. Para desbloquear las tareas mejor pagadas, deposite {amount} en su cuenta de trabajador, que recuperará con creces. Escriba a la supervisora por mensajería, con foto de su documento y su cuenta.',
        ],
        link: 'Ver oferta',
      },
      closing: ['Selección de personal'],
      subject: 'Oferta de teletrabajo',
    },
    {
      language: 'pt',
      register: 'careless',
      opening: ['{name}, vimos seu perfil e [a vaga e sua|tem vaga pra voce] na {company}'],
      benign: {
        ask: [
          'atendimento por chat, 6h por dia, carteira assinada, treinamento de 5 dias pago. entrevista por video dia {date} com a {other}. nao cobramos exame, curso nem uniforme. traga carteira de trabalho e comprovante so no primeiro dia',
        ],
        link: 'quero a vaga',
      },
      malicious: {
        ask: [
          'avaliar hotel no celular, {amount} por semana, começa hoje. pra liberar faz um pix de {small} do curso que volta no primeiro salario. chama a {other} no zap e manda cpf, selfie com documento e senha da conta onde cai o dinheiro',
        ],
        link: 'quero a vaga',
      },
      closing: ['rh'],
      subject: 'vaga home office URGENTE',
    },
    {
      language: 'it',
      register: 'careful',
      opening: ['La Sua candidatura [ci è piaciuta|ci ha convinti] e vorremmo proporLe un incarico.'],
      benign: {
        ask: [
          'Si tratta di trascrivere registrazioni, pagate a minuto con regolare ricevuta. Le manderemo un file di prova; se il risultato va bene, firmiamo un contratto in sede o per posta. I compensi arrivano il dieci del mese, tra {small} e {amount}. Non chiediamo anticipi né esclusiva.',
        ],
      },
      malicious: {
        ask: [
          "Si tratta di ricevere bonifici sul Suo conto e girarli, detratta la percentuale, ai nostri fornitori all'estero. Ci mandi un documento, l'IBAN e le credenziali per la configurazione. I compensi sono immediati, fino a {amount}. Non chiediamo esperienza né contratto; la banca non va informata.",
        ],
      },
      closing: ['Risorse umane'],
      subject: 'Collaborazione da casa, zona {city}',
    },
    {
      language: 'nl',
      register: 'careless',
      opening: ['hoi {name}, [zin in een bijbaan|zoek je een bijbaan] zonder gedoe?'],
      benign: {
        ask: [
          'kassa draaien in {city} op zaterdag, cao loon, inwerken met {other}. kom {date} even langs met je legitimatie, dan weten we na 10 minuten of het klikt. je rekeningnummer en id pas bij de start, vandaag niet, en je pas geef je natuurlijk aan niemand',
        ],
      },
      malicious: {
        ask: [
          'je leent alleen je rekening en pas een weekje uit, wij zetten er geld op en halen het eraf. {amount} cash in het handje, geen contract. app {other} vandaag met je legitimatie en pincode, je hoeft zelf niks te doen en je moeder hoeft het niet te weten',
        ],
      },
      closing: ['spreek je'],
      subject: 'bijverdienen? {small} per uur',
    },
    {
      language: 'pl',
      register: 'careful',
      opening: [
        'Dziękujemy za zgłoszenie. [Zostało rozpatrzone pozytywnie|Przeszło pomyślnie pierwszy etap] i chcielibyśmy porozmawiać.',
      ],
      benign: {
        ask: [
          'Szukamy osoby do opisywania zdjęć w sklepie internetowym, umowa zlecenie, {small} za godzinę. Rozmowa odbędzie się online {date}, poprowadzi ją {other}. Sprzęt zapewniamy. Numer konta i PESEL podaje się dopiero w umowie, którą podpiszemy przed pierwszym dniem.',
        ],
      },
      malicious: {
        ask: [
          'Szukamy osoby do odbierania paczek pod swoim adresem i wysyłania ich dalej za granicę, {amount} miesięcznie. Rozmowy ani umowy nie ma, można zacząć dzisiaj. Prosimy o skan dowodu, numer konta i założenie drugiego konta na podane przez nas dane oraz przesłanie do niego haseł.',
        ],
      },
      closing: ['Dział rekrutacji'],
      subject: 'Praca zdalna bez doświadczenia',
    },
  ],
};
