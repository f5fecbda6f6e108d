# The US edition's words for odds and reviews.

odds-fourth-color = brings the fourth flag (1 more card to take)
odds-fifth-color = brings the fifth flag (1 more card to take)
odds-person = is a character
odds-affordable = is a character you can afford
odds-expedition = is a mission
