/**
 * “If this wasn't you”, or “to object”: what frauds say before they give a number or page to undo a charge, in the 28
 * languages of the senses. Own selection from invoices and invitations that carry such frauds, 2026-11.
 */
export const DISOWNED = new RegExp(
  [
    /(?<!\p{L})(?:(?:not|wasn['’]?t|weren['’]?t|isn['’]?t|was not|is not) (?:by )?(?:you(?:rs)?|placed by you|made by you)(?!\p{L}| (?:able|sure|available))|(?:did(?: not|n['’]?t)|have(?: not|n['’]?t)|do(?: not|n['’]?t)|never) (?:you )?(?:mak|made|authori[sz]|recogni[sz]|order|plac|purchas|buy|bought|approv|request|initiat)\p{L}{0,4}|un(?:authori[sz]|recogni[sz])ed|not your (?:order|purchase|payment|charge|transaction)|charged (?:by|in) (?:error|mistake)|(?:was (?:it|this)|is this) a mistake)/u,
    /(?<!\p{L})(?:waren sie (?:das |es )?nicht|nicht (?:von ihnen|ihre? (?:bestellung|kauf|zahlung))|(?:diese\p{L}? \p{L}{3,20} )?nicht (?:selbst )?(?:getätigt|veranlasst|autorisiert|beauftragt|in auftrag gegeben)|unberechtigt\p{L}{0,2} (?:abbuchung|zahlung|kauf))/u,
    /(?<!\p{L})(?:n['’](?:êtes|étiez|es) pas à l['’]origine|ce n['’](?:est|était) pas (?:vous|votre (?:commande|achat|paiement))|n['’]avez pas (?:effectué|autorisé|passé)|ne reconnaissez pas)/u,
    /(?<!\p{L})(?:no (?:es su (?:pedido|compra|pago)|reconoce|ha (?:autorizado|realizado|hecho)|fue usted|has sido tú|autorizó|realizó)|si no (?:es|ha sido|fue) (?:usted|tú))/u,
    /(?<!\p{L})(?:não (?:reconhece|foi você|autorizou|realizou|fez est[ea])|caso não tenha)/u,
    /(?<!\p{L})(?:non (?:riconosc\p{L}{1,4}|(?:ha|hai) (?:autorizzato|effettuato|richiesto)|è stat[oa] (?:lei|tu))|se non (?:è|sei) stat[oa])/u,
    /(?<!\p{L})(?:(?:was|bent) (?:u|jij|je) (?:dit |dat )?niet|herkent u .{0,30}niet|niet (?:zelf )?(?:geautoriseerd|gedaan door u))/u,
    /(?<!\p{L})(?:jeśli to nie (?:ty|pan|pani|państwo)|nie (?:zamawia|autoryzowa|rozpozna|dokona)\p{L}{1,6}|to nie ty)/u,
    /(?<!\p{L})(?:если (?:это )?(?:были )?не вы|вы не (?:соверша|делал|заказыва)\p{L}{1,4}|якщо (?:це )?(?:були )?не ви|ви не (?:здійснюва|робил|замовля)\p{L}{1,4})/u,
    /(?<!\p{L})(?:siz (?:değilseniz|yapmadıysanız|onaylamadıysanız)|size ait değilse|pokud jste to nebyl\p{L}?|(?:dacă )?nu (?:ați|dumneavoastră ați) (?:autorizat|efectuat)|ha nem ön|om det inte var du|hvis det ikke var dig|hvis det ikke var deg|jos et (?:itse )?(?:tehnyt|hyväksynyt)|αν δεν (?:ήσασταν|το κάνατε) εσείς|jika (?:ini )?bukan anda|nếu không phải (?:là )?(?:bạn|quý khách))/u,
    /(?<!\p{L})(?:widerspruch|widersprechen|faire opposition|oponerse al cargo|opporsi all['’]addebito|bezwaar maken|zgłosić sprzeciw)(?!\p{L})/u,
    /身に覚え(?:の|が)?な|(?:お)?心当たり(?:の|が)?な|ご本人(?:様)?(?:で|では)ない|非(?:您)?本人|不是(?:您|你)本人|并非您|본인이 (?:아닌|아니)|결제하지 않|إذا لم تكن أنت|لم تقم ب|אם (?:זה )?לא (?:אתה|את|אתם)|यदि (?:यह )?आपने नहीं|अगर (?:यह )?आपने नहीं|หากคุณไม่ได้|ถ้าไม่ใช่คุณ/u,
  ]
    .map(({ source }) => source)
    .join('|'),
  'iu',
);
