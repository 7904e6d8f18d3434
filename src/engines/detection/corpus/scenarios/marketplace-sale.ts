import type { Scenario } from '../seed.ts';

export const marketplaceSale: Scenario = {
  id: 'marketplace-sale',
  corporate: false,
  sender: 'person',
  seeds: [
    {
      language: 'en',
      register: 'careless',
      subject: 'Re: {product}',
      opening: ['hi is this [still available|still for sale], i can take it today no problem, {small} is fine'],
      benign: {
        ask: [
          'i can come about {time}, cash, and bring my own bag. just tell me the street, not the house number, and ring me from your side if you change your mind. if it is gone no worries, dont hold it for me',
        ],
      },
      malicious: {
        ask: [
          'i send a courier about {time}, he brings the cash. just type your card number and the code you get by text on the page the courier sends you, thats how they release the money. no worries, i did it ten times',
        ],
      },
      closing: ['thx'],
    },
    {
      language: 'de',
      register: 'careful',
      subject: 'Ihre Anzeige: {product}',
      opening: [
        'Ihre Anzeige gefällt mir, und der Preis von {small} [ist in Ordnung|passt für mich]. Ich würde gern kaufen.',
      ],
      benign: {
        ask: [
          'Da ich nicht in {city} wohne, wäre mir Versand am liebsten. Die Kaufabwicklung der Plattform sichert uns beide ab; Sie müssten nur in der App auf Annehmen klicken, dann zahle ich sofort. Ihre Kontodaten brauche ich dafür nicht. Wenn Ihnen Abholung lieber ist, käme {other} am {date} vorbei.',
        ],
      },
      malicious: {
        ask: [
          'Da ich nicht in {city} wohne, habe ich bereits einen Kurier beauftragt und über die Plattform bezahlt. Sie müssten nur noch auf den Link klicken, den Sie per Messenger erhalten, und Ihr Konto mit Passwort und TAN bestätigen, dann wird der Betrag gutgeschrieben. Die Versicherung von {small} legen Sie bitte aus.',
        ],
      },
      closing: ['Über eine rasche Antwort freue ich mich.'],
    },
    {
      language: 'fr',
      register: 'careless',
      subject: 'annonce {product} tjs dispo ?',
      opening: ["bjr, je suis preneur ferme, [mon fils|ma fille] en a besoin pour {date} c'est URGENT"],
      benign: {
        ask: [
          "on se retrouve devant la mairie de {city} si ça vous va, je paie en espèces après avoir vérifié que ça marche. pas la peine de m'envoyer un rib ou une carte. réservez le moi juste jusqu'à {time} après vous faites comme vous voulez",
        ],
      },
      malicious: {
        ask: [
          "je paie par mandat, envoyez moi juste votre rib et une photo de la carte d'identité, ensuite vous versez les {small} de frais en coupon et le mandat est débloqué. après {time} c'est trop tard le bureau de {city} ferme",
        ],
      },
      closing: ['répondez vite svp'],
    },
    {
      language: 'es',
      register: 'careful',
      subject: 'Venta de {product}: forma de envío',
      opening: [
        'Le confirmo que el artículo [está reservado a su nombre|queda reservado para usted] por {small}, embalado y listo para salir.',
        'Lo compré el año pasado y apenas se ha usado; conservo la caja y la factura. Tiene una pequeña marca en un lateral que se aprecia en la tercera foto. Si al recibirlo no le convence, podemos deshacer la venta sin discusiones, siempre que me avise en un par de días.',
      ],
      benign: {
        ask: [
          'Le propongo hacerlo por la pasarela de la propia página donde vio el anuncio: usted paga allí con tarjeta, el banco retiene el dinero y yo no lo cobro hasta que confirme que todo está bien. No me haga una transferencia directa, aunque se lo pida alguien con mi nombre, porque en ese caso nadie podría devolvérsela. En el enlace tiene las fotos en tamaño grande y el número de serie, para que lo verifique con el fabricante. También puede recogerlo en {city} el {date}, a partir de las {time}.',
        ],
        link: 'Ver fotos',
      },
      malicious: {
        ask: [
          'Le propongo hacerlo al margen de la página donde vio el anuncio, que se queda con una comisión. Transfiera el importe a {account}, a nombre de mi cuñado, y añada {small} como depósito reembolsable para el transportista. En el enlace podrá seguir el envío: entre con el usuario y la clave de su banco, ya que el transportista verifica así que es usted quien recibe. Si la aplicación del banco le muestra un aviso, confírmelo sin más. No es posible recogerlo en {city}, porque estaré de viaje a partir del {date}, desde las {time}.',
        ],
        link: 'Ver fotos',
      },
      closing: ['Gracias por la confianza.'],
    },
    {
      language: 'pt',
      register: 'careless',
      subject: '{product} pra vender',
      opening: ['oi vi seu anuncio, [fechado|negocio fechado] por {small}, to com pressa!!'],
      benign: {
        ask: [
          'posso pegar hoje no metro, pago pix na hora que eu ver funcionando. vc confere no app do seu banco antes de me entregar, comprovante nao vale nada hj em dia',
        ],
      },
      malicious: {
        ask: [
          'ja fiz o pix de valor maior sem querer, comprovante ai. me devolve a diferença hj na chave {phone} antes de conferir no banco e manda o codigo que chegou no seu celular',
        ],
      },
      closing: ['valeu'],
    },
    {
      language: 'it',
      register: 'careful',
      subject: 'Risposta al Suo annuncio',
      opening: [
        'Ho letto il Suo annuncio, con le fotografie, e vorrei acquistare. [Il prezzo richiesto mi sembra equo.|Accetto senz’altro il prezzo richiesto.]',
      ],
      benign: {
        ask: [
          'Se è d’accordo, pagherei in contrassegno: Lei consegna il pacco alla posta, io verso {small} al postino, e il vaglia Le arriva in pochi giorni. Non occorre che mi comunichi IBAN o carta. Mi indichi soltanto il peso e il codice postale.',
        ],
      },
      malicious: {
        ask: [
          'Se è d’accordo, mi servono il numero della Sua carta prepagata e il codice fiscale: vada allo sportello automatico, mi chiami al {phone} e digiti ciò che Le detto, così riceve {small}. La ricarica richiede pochi minuti. Non occorre altro.',
        ],
      },
      closing: ['Resto in attesa di un Suo cenno.'],
    },
    {
      language: 'nl',
      register: 'careless',
      subject: 'interesse in {product}',
      opening: ['hoi, ik wil hem hebben voor {small}, [wel graag snel|liefst vandaag]'],
      benign: {
        ask: [
          'stuur maar een betaalverzoek als ik bij je voor de deur sta, niet eerder haha. of contant. op jouw link klik ik dus niet, niks persoonlijks, vorige keer was ik {amount} kwijt. {time} kan ik er zijn',
        ],
      },
      malicious: {
        ask: [
          'wil je wel ff 1 cent overmaken via mijn link zodat ik weet dat je echt bent, je logt gewoon in met je bankapp en pincode. vorige keer was ik {amount} kwijt. daarna betaal ik METEEN en kom om {time}',
        ],
      },
      closing: ['gr'],
    },
    {
      language: 'pl',
      register: 'careful',
      subject: 'Pytanie o ogłoszenie ({product})',
      opening: ['Ogłoszenie jest dokładnie tym, [czego szukam|czego od dawna szukam]. Cena {small} mi odpowiada.'],
      benign: {
        ask: [
          'Czy możliwa jest wysyłka przez serwis, z płatnością na miejscu? Proszę kliknąć „wyślij ofertę”, a ja opłacę ją dzisiaj. Numer konta nie będzie potrzebny, wystarczy rozmiar paczki i kod pocztowy.',
        ],
      },
      malicious: {
        ask: [
          'Kurier jest już opłacony. Proszę kliknąć link z wiadomości SMS, wpisać numer karty, saldo konta i kod autoryzacji, a pieniądze wpłyną dzisiaj. Numer konta nie będzie wtedy potrzebny.',
        ],
      },
      closing: ['Proszę o szybką odpowiedź.'],
    },
  ],
};
