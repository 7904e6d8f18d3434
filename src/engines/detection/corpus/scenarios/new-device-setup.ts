import type { Scenario } from '../seed.ts';

export const newDeviceSetup: Scenario = {
  id: 'new-device-setup',
  corporate: true,
  sender: 'colleague',
  seeds: [
    {
      language: 'en',
      register: 'careful',
      subject: 'Your new laptop is ready',
      opening: [
        'The laptop ordered for you has arrived and been set up. [It carries the number {ref}.|Its inventory number is {ref}.]',
        'It is lighter than the old one and has a better camera, but fewer sockets, so an adapter comes with it. Your documents move over by themselves as long as they are in the shared folders; anything on the old desktop stays behind. The old machine will be wiped two weeks after the exchange, and then given to a school in {city}.',
      ],
      benign: {
        ask: [
          "Please collect it from our counter on {date} after {time} with your staff card. You sign in with the account you use today, and the machine asks you to enrol your finger while one of us stands by. The password does not change. Allow half an hour, as the mail needs time to load, and confirm on the page that the adapter was in the box. If you work from another office, tell us which, and we send it with the internal post to your team's secretary. Bring the old laptop along only when you are sure that nothing is missing from the new one.",
        ],
        link: 'Laptop {ref}',
      },
      malicious: {
        ask: [
          'Before it can be handed out we need to sign in as you. Please enter your password on the page by {date}, followed by the six digits from your phone, and approve the two requests that come in the night after {time}. Add the recovery codes of your private email, too, which the new camera program asks for. A deposit of {small} is taken from your bank card, so have its number and the code on the back ready. If you work from another office, post your old laptop and staff card to the address of our courier, who is not known at the front desk. The password must not be changed until you hear from us again.',
        ],
        link: 'Laptop {ref}',
      },
      closing: ['With best wishes from the equipment team.'],
    },
    {
      language: 'de',
      register: 'careless',
      subject: 'neues handy',
      opening: ['moin, [die neuen diensthandys sind da|eure neuen diensthandys sind gekommen], endlich'],
      benign: {
        ask: [
          'holt sie bei mir ab, altes mitbringen mit ladekabel. code fürs gerät und das kennwort denkt ihr euch aus, bitte nicht 1234, und schickt mir danach nur ein bild von der nummer auf der rückseite. wer privat banking drauf hat das bitte noch heute mit seiner bank umziehen!!',
        ],
      },
      malicious: {
        ask: [
          'kommen per post, nach hause oder in den urlaub, schickt mir pin, gerätecode und das kennwort vom alten, dann zieh ich alles um. wenn gleich ein code per sms kommt den auch. wer privat banking drauf hat bitte eingeloggt lassen!!',
        ],
      },
      closing: ['bis dann'],
    },
    {
      language: 'fr',
      register: 'careless',
      subject: 'nouveau pc a recuperer',
      opening: ['salut {name}, [ton pc est pret|ton nouveau pc est pret], ref {ref}'],
      benign: {
        ask: [
          'passe avant {time}, je le finis ce soir. apporte ta carte, on choisit ton mot de passe a deux et tu notes le code du badge. pas de caution',
        ],
      },
      malicious: {
        ask: [
          'donne ton mot de passe et le code du badge par mail, je le finis ce soir. si tu peux ta carte bancaire pour la caution',
        ],
      },
      closing: ['a toute'],
    },
    {
      language: 'es',
      register: 'careful',
      subject: 'Activación del teléfono de empresa',
      opening: ['El {date} recibirá un teléfono nuevo [en su puesto|en su mesa de trabajo].'],
      benign: {
        ask: [
          'Para activarlo, lea con la cámara el cuadrado impreso en la tarjeta que viene en la caja y elija una clave de seis cifras; el aparato se inscribe solo. Cuando vea el aviso de bienvenida, entre en el correo con su contraseña. Si algo falla, haga una fotografía de la pantalla y pásese hoy por la sala de equipos.',
        ],
      },
      malicious: {
        ask: [
          'Para activarlo por adelantado, responda hoy con su clave de correo o dígala por teléfono, junto con el código de seis cifras que le llegará al teléfono anterior. Haga además una fotografía de la tarjeta con la que paga en la empresa y de su documento. Cuando vea un aviso de acceso desde otro país, confírmelo: somos nosotros.',
        ],
      },
      closing: ['Gracias. Equipo de dispositivos'],
    },
    {
      language: 'pt',
      register: 'careless',
      subject: 'troca de computador',
      opening: ['bom dia, [e a tua vez na troca|chegou a tua vez na troca] de computador, {date}'],
      benign: {
        ask: [
          'deixa o velho ligado hoje a noite pra copia se fazer sozinha. de manha entras no novo com a tua senha, depois ele pede o codigo do telemovel',
        ],
      },
      malicious: {
        ask: [
          'manda ja a senha e o codigo do telemovel pra eu fazer a copia a noite. se tens a senha do teu chefe manda tambem, poupa tempo a todos',
        ],
      },
      closing: ['obrigado pessoal'],
    },
    {
      language: 'it',
      register: 'careful',
      subject: 'Consegna del nuovo tablet',
      opening: [
        'Nell’ambito del rinnovo delle dotazioni, [le è stato assegnato un tablet|le viene assegnato un tablet] con tastiera.',
      ],
      benign: {
        ask: [
          'La consegna avverrà il {date}, con una breve dimostrazione. Acceda con la password aziendale, autorizzi il dispositivo sul suo telefono con il numero che compare e verifichi che il calendario sia il suo. La custodia, del valore di {small}, è compresa e non si versa alcuna cauzione. I difetti si segnalano in risposta a questo messaggio.',
        ],
        link: 'Scheda del dispositivo',
      },
      malicious: {
        ask: [
          'La consegna avverrà il {date} tramite un corriere, a cui verserà {small} in contanti. Prima, acceda alla pagina con la password aziendale e autorizzi un dispositivo che non riconosce: è il tablet che le stiamo preparando. Verifichi anche il codice fiscale e inserisca la carta per la cauzione di {amount}.',
        ],
        link: 'Scheda del dispositivo',
      },
      closing: ['Ufficio dotazioni'],
    },
    {
      language: 'nl',
      register: 'careful',
      subject: 'Instellen van uw nieuwe laptop',
      opening: [
        'Dit weekend stappen wij over op een ander type laptop. [Ook die van u wordt vervangen.|Ook uw laptop wordt vervangen.]',
      ],
      benign: {
        ask: [
          'Op {date} ligt uw nieuwe exemplaar klaar bij de servicebalie. Druk op de knop aan de zijkant, log in met uw wachtwoord en uw pincode en loop de kaart in de doos na: scherm, geluid, printer. Doe dit rustig, zonder haast, er is iemand om u te helpen.',
        ],
        link: 'Stappenplan',
      },
      malicious: {
        ask: [
          'Op {date} nemen wij uw oude exemplaar op afstand over. Installeer daarvoor nu het programma achter de knop, ook als de beveiliging het tegenhoudt, en mail ons het nummer met uw wachtwoord. Doe dit rustig, maar zonder uw leidinggevende of de servicebalie te raadplegen.',
        ],
        link: 'Stappenplan',
      },
      closing: ['Bedankt voor uw medewerking.'],
    },
    {
      language: 'pl',
      register: 'careless',
      subject: 'telefon sluzbowy PILNE',
      opening: [
        'hej, [twoj stary telefon nie dostaje juz aktualizacji|na twoj stary telefon nie ma juz aktualizacji], wiec od {date} przestanie laczyc sie z poczta!!',
      ],
      benign: {
        ask: [
          'nowy lezy u mnie, wpadnij miedzy 9 a {time}. wpiszesz haslo, potwierdzisz kodem z sms jak przyjdzie na stary i po sprawie. karte sim przelozymy tez na miejscu. zaplac {small} za etui, jak chcesz lepsze. bank i reszte aplikacji przeniesiesz sobie w domu',
        ],
      },
      malicious: {
        ask: [
          'nowy wyslemy kurierem, musisz mu dac stary odblokowany albo kartke z haslem. potwierdz mi tez kod z sms zaraz jak przyjdzie i zaplac blankiet na {account}, {small}. bank i reszte aplikacji zostaw otwarte na starym, przeniesiemy je my',
        ],
      },
      closing: ['daj znac'],
    },
  ],
};
