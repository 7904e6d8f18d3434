import type { Scheme } from './scheme.ts';

export const MORE_ONCE_YOU_ANSWER: Scheme = {
  fraud: [
    [
      'Mr. Adam Brook <brook.office@alderpost.example>',
      'Hello',
      'Good day, I have a very lucrative deal to discuss with you. Reply for more details.',
    ],
    [
      'Frau Lena Brandt <brandt@alderpost.example>',
      'Guten Tag',
      'Guten Tag, ich habe einen Geschäftsvorschlag für Sie, der uns beiden nützt. Antworten Sie mir, dann sende ich weitere Einzelheiten.',
    ],
    [
      'Mme Claire Dubreuil <dubreuil@alderpost.example>',
      'Bonjour',
      'Bonjour, j’ai une proposition d’affaires pour vous, rentable pour nous deux. Répondez-moi pour plus de détails.',
    ],
    [
      'Sra. Elena Prado <prado@alderpost.example>',
      'Hola',
      'Buenos días, tengo una propuesta de negocio lucrativo para usted. Responda para más detalles.',
    ],
    [
      'Sra. Joana Lima <lima@alderpost.example>',
      'Bom dia',
      'Bom dia, tenho uma oportunidade de negócio lucrativa para si e preciso da sua cooperação. Responda-me para mais detalhes.',
    ],
    [
      'Dott. Aldo Riva <riva@alderpost.example>',
      'Salve',
      'Buongiorno, ho una proposta di affari vantaggiosa per lei. Risponda per maggiori dettagli e le spiego tutto.',
    ],
    [
      'Mevr. Ilse Vonk <vonk@alderpost.example>',
      'Goedendag',
      'Goedendag, ik heb een zakelijk voorstel voor u dat wederzijds winstgevend is. Antwoord mij voor meer details.',
    ],
    [
      'Pan Marek Sowa <sowa@alderpost.example>',
      'Dzień dobry',
      'Dzień dobry, mam dla Pana propozycję biznesową, korzystną dla nas obu. Proszę o odpowiedź, a podam więcej szczegółów.',
    ],
  ],
  honest: [
    [
      'Ruth Kemble <ruth@alderpost.example>',
      'Boat',
      'Hello, the boat is still for sale, 3,200 pounds with the trailer. It lies at Elm Quay and can be seen on Sunday. Write to me for more photos.',
    ],
    [
      'Ute Brandl <ute@alderpost.example>',
      'Boot',
      'Hallo, das Boot ist noch zu haben, 3.200 Euro mit Anhänger. Es liegt am Erlenkai und kann am Sonntag besichtigt werden. Schreiben Sie mir für weitere Bilder.',
    ],
    [
      'Hélène Vasseur <helene@alderpost.example>',
      'Bateau',
      'Bonjour, le bateau est toujours à vendre, 3 200 euros avec la remorque. On peut le voir dimanche au quai. Écrivez-moi pour plus de photos.',
    ],
    [
      'Pilar Montes <pilar@alderpost.example>',
      'Barca',
      'Hola, la barca sigue en venta, 3.200 euros con el remolque. Se puede ver el domingo en el muelle. Escríbame si quiere más fotos.',
    ],
    [
      'Rita Falcão <rita@alderpost.example>',
      'Barco',
      'Olá, o barco ainda está à venda, 3.200 euros com o reboque. Pode vê-lo no domingo, no cais. Escreva se quiser mais fotografias.',
    ],
    [
      'Paola Serra <paola@alderpost.example>',
      'Barca',
      'Buongiorno, la barca è ancora in vendita, 3.200 euro con il rimorchio. Si può vedere domenica al molo. Mi scriva per altre foto.',
    ],
    [
      'Anneke Smit <anneke@alderpost.example>',
      'Boot',
      'Hallo, de boot is nog te koop, 3.200 euro met de trailer. U kunt hem zondag bekijken aan de kade. Mail me gerust voor meer foto’s.',
    ],
    [
      'Ewa Lis <ewa@alderpost.example>',
      'Łódka',
      'Dzień dobry, łódka jest nadal na sprzedaż, 14 000 zł z przyczepą. Można ją obejrzeć w niedzielę. Proszę napisać, prześlę zdjęcia.',
    ],
  ],
};
