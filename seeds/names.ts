import type { Random } from "./random.ts";

export type PersonName = { firstName: string; lastName: string };

/**
 * Draws names of people, none twice but one: two players of the same name are two people, and the
 * first drawn comes again as the fortieth. Among them are a single name and a very long one.
 */
export function nameSource(random: Random): () => PersonName {
	const used = new Set<string>();
	const drawn: PersonName[] = [];
	return () => {
		const name = namesake(drawn) ?? rareNames[drawn.length] ?? unused(random, used);
		drawn.push(name);
		return name;
	};
}

function namesake(drawn: readonly PersonName[]): PersonName | undefined {
	return drawn.length === 39 ? drawn[0] : undefined;
}

function unused(random: Random, used: Set<string>): PersonName {
	for (;;) {
		const name = { firstName: random.pick(firstNames), lastName: random.pick(lastNames) };
		const key = `${name.firstName} ${name.lastName}`;
		if (used.has(key)) continue;
		used.add(key);
		return name;
	}
}

/** By their place in the drawing. */
const rareNames: Readonly<Record<number, PersonName>> = {
	7: { firstName: "Maximiliano Alejandro", lastName: "Papadimitriou-Featherstonehaugh" },
	13: { firstName: "Kaimana", lastName: "" },
	22: { firstName: "Seán", lastName: "Mac Giolla Phádraig" },
};

const firstNames = [
	...["Aaron", "Abel", "Adrián", "Ahmed", "Aiden", "Akira", "Alejandro", "Amir", "Anders", "André"],
	...["Antwan", "Ariel", "Arjun", "Beckett", "Benoît", "Björn", "Bo", "Brandon", "Bryce", "Caleb"],
	...["Carlos", "Cedric", "Chidi", "Chris", "Cole", "Curtis", "D'Andre", "D'Marcus", "Damian"],
	...["Dante", "Darius", "Deng", "Derrick", "Devon", "Diego", "Dong-hyun", "Eddie", "Eitan"],
	...["Elijah", "Emeka", "Emil", "Eric", "Esteban", "Farid", "Felix", "Francisco", "Gabe", "Gavin"],
	...["Giovanni", "Hao", "Hassan", "Hiroshi", "Hugo", "Ian", "Imani", "Isaiah", "Iván", "Jamal"],
	...["Javier", "Jean-Luc", "Jesús", "Jin", "Joaquín", "Jonah", "Jordan", "José", "Juan", "Julius"],
	...["Kai", "Kareem", "Kenji", "Khalil", "Kofi", "Kwame", "Lamar", "Leo", "Levi", "Liam", "Luca"],
	...["Luís", "Malik", "Marcus", "Mateo", "Micah", "Miguel", "Mohamed", "Nate", "Nikola", "Noah"],
	...["Oleksandr", "Omar", "Oscar", "Pablo", "Patrick", "Quincy", "Rafael", "Ramón", "Rashad"],
	...[
		"Raúl",
		"Reggie",
		"Renée",
		"Roman",
		"Sami",
		"Santiago",
		"Sergio",
		"Søren",
		"Tariq",
		"Terrence",
	],
	...["Thiago", "Tomás", "Trevor", "Tunde", "Tyrese", "Vikram", "Wes", "Xavier", "Yusuf", "Zoë"],
];

const lastNames = [
	...[
		"Abara",
		"Acosta",
		"Adeyemi",
		"Aguilar",
		"Álvarez",
		"Andersson",
		"Aoki",
		"Baptiste",
		"Barnes",
	],
	...["Beaumont", "Benítez", "Boateng", "Brandt", "Brooks", "Callahan", "Cárdenas", "Castellanos"],
	...["Çelik", "Chang", "Coleman", "Cruz", "Dávila", "De la Cruz", "Delgado", "Diallo", "Dixon"],
	...["Dumont", "Eriksen", "Espinoza", "Fernández", "Figueroa", "Flores", "Fontaine", "Gallagher"],
	...["García-Márquez", "Gebremariam", "Goldberg", "Gómez", "Greenwood", "Gutiérrez", "Haddad"],
	...["Hämäläinen", "Hargrove", "Hernández", "Hoang", "Holloway", "Hussein", "Ibáñez", "Ito"],
	...["Jackson-Reyes", "Jensen", "Jiménez", "Kamau", "Kang", "Kaplan", "Khan", "Kim", "Kovačević"],
	...["Kowalski", "Lam", "Le Blanc", "Lindqvist", "López", "Lozano", "MacAllister", "Maddox"],
	...["Maldonado", "Marín", "Mbeki", "McAdoo", "McIntyre", "Medina", "Mehta", "Mensah", "Morales"],
	...["Muñoz", "Murray", "N'Diaye", "Nakamura", "Navarro", "Nguyễn", "Nkosi", "Novák", "Núñez"],
	...["O'Brien", "O'Connell", "O'Shea", "Okafor", "Okonkwo", "Oliveira", "Ortega", "Osei", "Park"],
	...["Patel", "Peña", "Pereira", "Petrović", "Phan", "Quiñones", "Quintero", "Ramírez", "Reeves"],
	...["Rhodes", "Ríos", "Robinson", "Rosales", "Saint-Pierre", "Salazar", "Sandoval", "Sato"],
	...["Schäfer", "Serrano", "Silva", "Singh", "Smith-Ward", "Solís", "Sørensen", "St. James"],
	...["Tanaka", "Thibodeaux", "Torres", "Tran", "Underwood", "Valdez", "Van der Berg", "Vargas"],
	...["Vázquez", "Vega", "Villanueva", "Wallace", "Washburn", "Whitfield", "Wiśniewski", "Wong"],
	...["Yamamoto", "Yang", "Zapata", "Zhao", "Zúñiga"],
];
