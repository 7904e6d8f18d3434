import type { Scenario } from '../seed.ts';

export const customerComplaint: Scenario = {
  id: 'customer-complaint',
  corporate: true,
  sender: 'person',
  seeds: [
    {
      language: 'en',
      register: 'careful',
      subject: 'Complaint about order {ref}',
      opening: [
        'I bought from {own} on {past} and what arrived ({product}) was broken. [I have written twice without an answer.|My first two messages went unanswered.]',
      ],
      benign: {
        ask: [
          'I would like either a replacement or my {amount} back into {account}, which your records will show is the account I paid from. The photographs can be sent by email if you work better that way, or I can bring the item to your shop. If nobody calls me before {date}, I shall take it up with the consumer office.',
        ],
        link: 'See the photographs',
      },
      malicious: {
        ask: [
          'My photographs of the damage are in the protected file on the page; it opens when you sign in with your work email and its password, or with those of a colleague. I would like my {amount} back on {account}, which is not the card I used. If nobody does so before {date}, I shall take it up with the consumer office.',
        ],
        link: 'See the photographs',
      },
      closing: ['I hope we can settle this quickly.'],
    },
    {
      language: 'de',
      register: 'careless',
      subject: 'REKLAMATION so geht das nicht!!',
      opening: ['seit {past} warte ich, [das ist eine frechheit|das ist unmöglich], bestellung {ref}'],
      benign: {
        ask: [
          'ich will wissen wo das paket ist oder ihr schickt mein geld, {amount}, auf das konto von dem ich bezahlt habe, {account}. ein bild vom kaputten karton hab ich gemacht. SOFORT heißt heute noch. sonst geht die sache zum anwalt und ins internet',
        ],
      },
      malicious: {
        ask: [
          'ich will mein geld, {amount}, SOFORT auf {account}, das konto ist von einem freund. macht die zip datei auf, da ist der beleg drin, kennwort 1234, makros anschalten. sonst geht die sache zum anwalt und ins internet',
        ],
      },
      closing: ['bin echt bedient'],
    },
    {
      language: 'fr',
      register: 'careful',
      subject: 'Facture réglée deux fois',
      opening: [
        'Je travaille avec {own} depuis neuf ans et constate que la facture {ref} m’a été débitée [à deux reprises|deux fois] le {past}.',
      ],
      benign: {
        ask: [
          'Pourriez-vous vérifier dans vos livres et, si vous arrivez au même constat, virer {amount} sur le compte {account}, celui que votre comptabilité débite depuis toujours, ou déduire la somme de la prochaine facture ? Rien ne presse : une réponse pour le {date} me conviendrait, et mon relevé [est à votre disposition|reste à votre disposition].',
        ],
      },
      malicious: {
        ask: [
          'Pourriez-vous virer la somme, soit {amount}, sur le compte {account}, ouvert au nom de mon épouse, si possible sans que votre comptabilité le sache ? Le temps presse : merci de m’envoyer aussi, pour accélérer les choses, le relevé de vos autres clients et leurs coordonnées.',
        ],
      },
      closing: ['Je vous remercie de votre diligence.'],
    },
    {
      language: 'es',
      register: 'careless',
      subject: 'queja',
      opening: ['buenas, [vaya tela|menudo servicio], pedido {ref}, llego roto'],
      benign: {
        ask: [
          'me devolveis {amount} a la tarjeta o me mandais otro? la foto esta en la pagina. contesten hoy por favor que me voy el {date}',
        ],
        link: 'foto',
      },
      malicious: {
        ask: [
          'abran el video que les mando en la pagina, pide instalar un visor, es normal. luego me ingresan {amount} en otra cuenta o en efectivo por favor',
        ],
        link: 'foto',
      },
      closing: ['gracias'],
    },
    {
      language: 'pt',
      register: 'careful',
      subject: 'Reclamação relativa ao atendimento de {past}',
      opening: [
        'Venho apresentar uma reclamação sobre o atendimento que tive na vossa loja no dia {past}, [cerca das {time}|por volta das {time}].',
        'Pedi ajuda para trocar um artigo comprado uma semana antes e, depois de esperar quarenta minutos, ouvi do responsável de turno que o problema era meu. A colega da caixa, pelo contrário, foi de uma enorme simpatia e merece que o diga. Não costumo reclamar, e custa-me fazê-lo numa casa que frequento há tantos anos, mas julgo que preferem saber.',
      ],
      benign: {
        ask: [
          'Não pretendo desculpas por escrito. Gostaria que a gerência falasse com a equipa e me dissesse, ainda hoje ou quando tiver um momento, se a troca é possível com o talão original, de {amount}, cuja fotografia segue no ficheiro em anexo. O artigo está por usar e na embalagem. Posso voltar à loja em qualquer sábado, ou enviá-lo pelo correio se me indicarem a morada das devoluções. Se for mais prático para todos, aceito também a devolução em {account}, a conta do cartão com que paguei e que consta na vossa fatura, ou vales de compra, e damos o assunto [por encerrado|por terminado], sem inspeção nem jornais.',
        ],
      },
      malicious: {
        ask: [
          'Não pretendo desculpas por escrito. Gostaria que a gerência me pagasse hoje {amount} de indemnização por transferência para {account}, em nome de um familiar meu. A prova do sucedido está no ficheiro em anexo, que só abre depois de instalarem o programa que o acompanha e de aceitarem os avisos do sistema; peço que o façam no computador da caixa, onde estão as imagens. Se for mais prático para todos, aceito também vales de compra, enviando-me por aqui os códigos de dez cartões, e retiro a queixa que preparei para a inspeção e para os jornais.',
        ],
      },
      closing: ['Fico a aguardar a vossa resposta.'],
    },
    {
      language: 'it',
      register: 'careless',
      subject: 'ancora voi!!',
      opening: [
        'buongiorno, [terza volta che scrivo|è la terza volta che vi scrivo], articolo: {product}, ordine {ref} del {past}',
      ],
      benign: {
        ask: [
          "il corriere dice consegnato ma qui non c'è niente, controllate dove l'ha lasciato. se non si trova entro {date} rimborsate {amount} sulla stessa carta con cui ho pagato, il numero dell'ordine ce l'avete e la foto del portone vuoto ve la mando, confermatemi con una mail",
        ],
      },
      malicious: {
        ask: [
          "il corriere dice consegnato ma qui non c'è niente, ecco il link con la denuncia, si apre con account e password dell'ufficio. rimborsate {amount} entro {time} ma non sulla carta, vi mando il numero di una ricaricabile, confermatemi con una mail",
        ],
      },
      closing: ['resto in attesa'],
    },
    {
      language: 'nl',
      register: 'careful',
      subject: 'Klacht over monteur',
      opening: [
        'Op {past} was een monteur van {own} bij mij aan de deur. [Over zijn werk ben ik niet te spreken.|Ik ben niet tevreden over zijn werk.]',
      ],
      benign: {
        ask: [
          'De ketel lekt nog steeds, zoals te zien is op het filmpje, en de rekening van {amount} is hoger dan de offerte. Wilt u iemand anders sturen, met het juiste onderdeel, en mij het verschil uitleggen? Anders betaal ik op {date} alleen het bedrag van de offerte.',
        ],
        link: 'Opname van de lekkage',
      },
      malicious: {
        ask: [
          'De ketel lekt nog steeds, zoals te zien is op het filmpje dat u kunt downloaden. Wilt u het bestand uitvoeren op de computer van de planning en mij het privénummer en adres van de monteur geven? Anders deel ik alles op {date}.',
        ],
        link: 'Opname van de lekkage',
      },
      closing: ['Ik reken op een spoedige reactie.'],
    },
    {
      language: 'pl',
      register: 'careless',
      subject: 'reklamacja nr {ref}',
      opening: ['dzien dobry, [kupilem u panstwa|zakup u panstwa] {past}: {product}, po tygodniu do wyrzucenia'],
      benign: {
        ask: [
          'prosze o zwrot {amount} na konto {account}, to z ktorego bylo placone. rachunek oraz zdjecie sa w zalaczniku, jak nie widac to podesle jeszcze raz albo przywioze do sklepu, prosze tylko powiedziec kiedy jest kierownik',
        ],
      },
      malicious: {
        ask: [
          'prosze o zwrot {amount} na konto {account}, to nie moje tylko szwagra. rachunek jest w zalaczniku rachunek.exe, prosze otworzyc i dac zgode jak antywirus krzyczy, najlepiej na komputerze ksiegowej',
        ],
      },
      closing: ['czekam na odpowiedz'],
    },
  ],
};
