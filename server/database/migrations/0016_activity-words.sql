SELECT find_by_words('activity', 'title');
