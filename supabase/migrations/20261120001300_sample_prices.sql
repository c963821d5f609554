-- The list that an installation starts with: invented, plausible, and marked as a sample until the business publishes its own
-- (`npm run launch-check`). Format: PriceList of supabase/functions/_shared/price/price-list.ts. Destinations and spellings are those of the
-- site, and so is what its pages promise of every price: the car, no other price by night, seats for children inside it, the discount
-- of a round trip (tests compare).

select private.write_price_draft($list$
{
  "zones": [
    {"id":"ben-gurion","kind":"airport","name":{"he":"נתב״ג, טרמינל 3","en":"Ben Gurion Airport, Terminal 3","fr":"Aéroport Ben Gourion, terminal 3"},
      "aliases":["נתב״ג","נתבג","נתב״ג 3","נתב״ג טרמינל 3","נתב״ג ט3","בן גוריון","נמל התעופה בן גוריון","שדה התעופה בן גוריון","שדה תעופה בן גוריון","נמל תעופה בן גוריון","טרמינל 3","שדה התעופה","נמל התעופה","שדה תעופה","Ben Gurion","Ben Gurion Airport","Ben Gurion International Airport","Ben-Gurion Airport T3","Ben Gurion Terminal 3","Tel Aviv Airport","Airport Tel Aviv","TLV","TLV Airport","TLV Terminal 3","Terminal 3","airport","the airport","Natbag","Lod Airport","Ben Gourion","Aéroport Ben Gourion","Aéroport Ben Gurion","Aéroport de Tel-Aviv","Aéroport international Ben Gourion","Aéroport David Ben Gourion","aéroport","terminal trois","aéroport de Lod"]},
    {"id":"ben-gurion-1","kind":"airport","name":{"he":"נתב״ג, טרמינל 1","en":"Ben Gurion Airport, Terminal 1","fr":"Aéroport Ben Gourion, terminal 1"},"like":"ben-gurion",
      "aliases":["טרמינל 1","נתב״ג 1","נתב״ג טרמינל 1","נתב״ג ט1","בן גוריון טרמינל 1","נמל התעופה בן גוריון טרמינל 1","Terminal 1","TLV Terminal 1","Ben Gurion Terminal 1","Ben Gurion Airport T1","Ben Gourion terminal 1"]},
    {"id":"ramon","kind":"airport","name":{"he":"שדה התעופה רמון","en":"Ramon Airport","fr":"Aéroport Ramon"},
      "aliases":["נמל התעופה רמון","שדה תעופה רמון","נמל תעופה רמון","נתב״ג רמון","שדה התעופה אילת","שדה התעופה באילת","שדה תעופה אילת","Ramon International Airport","Eilat Airport","Eilat Ramon Airport","Airport Eilat","ETM","Ramon Airport Eilat","Aéroport de Ramon","Aéroport d’Eilat","Aéroport Eilat","Aéroport international Ramon","Aéroport Ilan et Assaf Ramon"]},
    {"id":"jerusalem","kind":"city","name":{"he":"ירושלים","en":"Jerusalem","fr":"Jérusalem"},"destination":"jerusalem",
      "aliases":["ירושליים","ירושלם","י-ם","הכותל","הכותל המערבי","כותל","שער יפו","תחנת יצחק נבון","Yerushalayim","Yerushalaim","Jeruslaem","Jerusalm","Jersualem","JLM","Jaffa Gate","Western Wall","Kotel","Navon station","Porte de Jaffa","Mur des Lamentations","Mur occidental","Le Kotel","Jérusalem-Est","Yeroushalaim","gare Yitzhak Navon"]},
    {"id":"tel-aviv","kind":"city","name":{"he":"תל אביב","en":"Tel Aviv","fr":"Tel-Aviv"},"destination":"tel-aviv",
      "aliases":["תל אביב יפו","ת״א","תא","תל אביב-יפו","תלאביב","יפו","נמל יפו","נמל תל אביב","סבידור מרכז","תל אביב סבידור","Telaviv","Tel Aviv Yafo","Tel-Aviv","Tel Aviv Jaffa","Jaffa","Yafo","Jaffa Port","Savidor Center","Tel Avive","Neve Tzedek","Tel-Aviv-Jaffa","Tel-Aviv-Yafo","Joppé","Vieux Jaffa"]},
    {"id":"haifa","kind":"city","name":{"he":"חיפה","en":"Haifa","fr":"Haïfa"},"destination":"haifa",
      "aliases":["נמל חיפה","חוף הכרמל","מרכז הכרמל","חיפה חוף הכרמל","Hefa","Hayfa","Haiffa","Haifa Port","Hof HaCarmel","Port of Haifa","Port de Haïfa","Caïffa"]},
    {"id":"dead-sea","kind":"area","name":{"he":"ים המלח","en":"Dead Sea","fr":"Mer Morte"},"destination":"dead-sea",
      "aliases":["עין בוקק","עין גדי","ים המלח עין בוקק","מלונות ים המלח","עין פשחה","Ein Bokek","En Boqeq","Ein Bokeq","Ein Gedi","Yam HaMelach","The Dead Sea","Deadsea","Dead Sea hotels","Kalia","La Mer Morte","Ein Guedi","En Gedi","hôtels de la mer Morte"]},
    {"id":"masada","kind":"area","name":{"he":"מצדה","en":"Masada","fr":"Massada"},"destination":"masada",
      "aliases":["מצדא","מצדה מזרח","הר המצדה","Massada","Metzada","Mezada","Masada National Park","Matsada","Metsada","Forteresse de Massada"]},
    {"id":"eilat","kind":"city","name":{"he":"אילת","en":"Eilat","fr":"Eilat"},"destination":"eilat",
      "aliases":["אלת","מעבר טאבה","נמל אילת","Elat","Eylat","Eilath","Taba border","Eilat Port","Taba crossing","Élat","Eïlat","frontière de Taba","Port d’Eilat"]},
    {"id":"tiberias","kind":"city","name":{"he":"טבריה","en":"Tiberias","fr":"Tibériade"},"destination":"tiberias",
      "aliases":["טבריא","הכנרת","כנרת","ים כנרת","Tveria","Teveria","Tverya","Tiberius","Sea of Galilee","Kinneret","Lake Tiberias","Lac de Tibériade","Mer de Galilée","Tiberiade","Kinnéret"]},
    {"id":"safed","kind":"city","name":{"he":"צפת","en":"Safed","fr":"Safed"},"destination":"safed",
      "aliases":["צפת העתיקה","Tzfat","Tsfat","Zefat","Zfat","Safad","Tzefat","Sefad","Tsefat"]},
    {"id":"nazareth","kind":"city","name":{"he":"נצרת","en":"Nazareth","fr":"Nazareth"},"destination":"nazareth",
      "aliases":["נצרת עילית","נוף הגליל","כנסיית הבשורה","Natzrat","Nazaret","Natzeret","Nof HaGalil","Basilica of the Annunciation","Natsrat","Basilique de l’Annonciation","Nazareth Illit"]},
    {"id":"netanya","kind":"city","name":{"he":"נתניה","en":"Netanya","fr":"Netanya"},"destination":"netanya",
      "aliases":["נתנייה","נתניא","Natanya","Nathania","Natania","Netania","Netanyah","Nétanya","Natanyah","Nethanya"]},
    {"id":"ashdod","kind":"city","name":{"he":"אשדוד","en":"Ashdod","fr":"Ashdod"},"destination":"ashdod",
      "aliases":["נמל אשדוד","אשדוד ים","Ashdod Port","Port of Ashdod","Asdod","Ashdot","Port d’Ashdod","Achdod","Azdod"]},
    {"id":"ashkelon","kind":"city","name":{"he":"אשקלון","en":"Ashkelon","fr":"Ashkelon"},"destination":"ashkelon",
      "aliases":["אשקלון מרינה","מרינה אשקלון","Ashqelon","Ascalon","Askelon","Ashkelon Marina","Ashklon","Achkelon","Achkélon"]},
    {"id":"beer-sheva","kind":"city","name":{"he":"באר שבע","en":"Beer Sheva","fr":"Beer-Sheva"},"destination":"beer-sheva",
      "aliases":["ב״ש","אוניברסיטת בן גוריון","סורוקה","Ben Gurion University","Soroka","Université Ben Gourion","בארשבע","באר-שבע","Beersheba","Be’er Sheva","Beersheva","Beer Sheba","Bir Sheva","Beersheeba","Beer-Shéva","Beer Cheva","Bersheva","Bersabée"]},
    {"id":"ramat-gan","kind":"city","name":{"he":"רמת גן","en":"Ramat Gan","fr":"Ramat Gan"},"destination":"ramat-gan",
      "aliases":["ר״ג","רמת-גן","רמתגן","תל השומר","שיבא","Ramat-Gan","Ramatgan","Sheba Medical Center","Sheba Hospital","Tel HaShomer","Hôpital Sheba","Ramat Gane","Bursa Ramat Gan"]},
    {"id":"petah-tikva","kind":"city","name":{"he":"פתח תקווה","en":"Petah Tikva","fr":"Petah Tikva"},"destination":"petah-tikva",
      "aliases":["פתח תקוה","פ״ת","פתח-תקווה","פתחתקווה","בילינסון","בית חולים בילינסון","Petach Tikva","Petah Tiqwa","Petach Tikvah","Petah-Tikva","Petah Tikvah","Petakh Tikva","Beilinson","Beilinson Hospital","Hôpital Beilinson","Pétah Tikva","Petah Tikvah centre"]}
  ],
  "classes": [
    {"id":"sprinter","name":{"he":"ספרינטר VIP","en":"VIP Sprinter","fr":"Sprinter VIP"},"seats":8,"bags":8,"licence":"tour","hourly":240}
  ],
  "minutes": [
      240,
      60,255,
      40,290,70,
      100,375,140,90,
      110,210,65,125,190,
      120,205,90,120,195,30,
      250,20,275,310,395,135,140,
      120,375,140,125,70,185,190,395,
      140,395,155,140,80,205,210,415,45,
      105,360,125,105,50,175,180,385,45,70,
      60,320,90,45,60,145,145,340,90,115,65,
      50,260,70,50,140,110,105,280,160,175,140,80,
      65,245,80,65,155,110,105,210,175,190,155,100,25,
      85,160,90,115,200,85,90,170,210,230,190,145,60,60,
      40,290,75,25,105,120,120,310,125,140,105,45,55,70,110,
      35,290,65,35,100,120,120,310,120,135,100,40,60,75,115,25
    ],
  "day": {
    "sprinter": [
      1700,
      390,1580,
      220,1770,450,
      690,2260,900,610,
      730,1310,480,800,1210,
      840,1280,630,800,1220,220,
      1770,220,1690,1880,2370,1120,1190,
      820,2260,900,830,480,1170,1190,2380,
      950,2380,1010,920,500,1280,1300,2490,300,
      690,2190,810,690,320,1110,1120,2300,280,440,
      370,1940,590,290,450,930,940,2050,630,790,500,
      350,1600,480,320,900,710,700,1700,1030,1120,900,540,
      450,1520,530,430,1000,710,680,1540,1120,1210,1010,650,230,
      630,1190,690,740,1250,610,560,1290,1310,1410,1210,920,480,450,
      210,1770,440,160,680,780,780,1880,820,910,680,290,340,450,730,
      200,1780,430,190,660,770,770,1890,780,880,650,300,380,490,750,160
    ]
  },
  "night": {},
  "rules": {"night_from":1260,"night_to":330,"extra_stop":40,"child_seat":0,"round_trip_percent":10,"hourly_minimum":4,"notice_minutes":180}
}

$list$);

insert into public.price_lists (version, content, content_hash, is_sample)
  select 1, content, private.price_hash(content), true from private.price_content(false) as content;
